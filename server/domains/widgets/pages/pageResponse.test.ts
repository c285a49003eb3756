import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { aWidget } from '../../../../test/server/factories'
import { aFullGallery, askPage } from '../../../../test/pages/galleryPage'
import { markupProblems, PLAIN_PAGE } from '../../../../test/pages/markupProblems'
import { openShop } from '../../../../test/server/shopDesk'
import { raiseContentVersion } from '../../../db/raiseContentVersion'

const desk = openShop()

describe('an unavailable page', () => {
  test.each([
    ['ru', 'Такой страницы нет'],
    ['en', 'There is no such page'],
  ])('shows the reason in the language of the browser, in %s', async (language, words) => {
    const { world, shop } = desk
    const hidden = [
      await aWidget(world, shop, { mode: 'disabled', role: 'Тайна' }),
      await aWidget(world, shop, { mode: 'admin_mode', role: 'Тайна' }),
      { embed_id: 'unknown' },
    ]
    const pages = []
    for (const { embed_id } of hidden) {
      for (const path of [`${embed_id}.html`, `${embed_id}/story.html`]) {
        const response = await askPage(desk, path, { 'Accept-Language': language })
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(response.headers.get('x-robots-tag')).toBe('noindex')
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
        pages.push(await response.text())
      }
    }
    // All unavailable widgets have the same response.
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).toContain(`<h1>${words}</h1>`)
    expect(markupProblems(pages[0] ?? '', PLAIN_PAGE)).toEqual([])
  })

  test('is also the response to an invalid address', async () => {
    const { embedId } = await aFullGallery(desk)
    for (const query of ['page=0', 'page=x', `article=${'x'.repeat(101)}`]) {
      const response = await askPage(desk, `${embedId}.html?${query}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'text/html; charset=utf-8',
      ])
    }
  })

  test('shows a message on an internal failure, which is reported', async () => {
    const { embedId } = await aFullGallery(desk)
    await desk.world.db.updateTable('widget').set({ settings: '{' }).execute()
    const response = await askPage(desk, `${embedId}.html`)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('Страница не открылась')
    expect(desk.world.reported.splice(0)).toHaveLength(1)
  })
})

test('a page is cached until its content changes, and sent compressed', async () => {
  const { world, shop, client } = desk
  const { embedId } = await aFullGallery(desk)
  const path = `${embedId}.html`
  const etags: string[] = []
  const note = async () => {
    const response = await askPage(desk, path)
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    const again = await askPage(desk, path, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    etags.push(etag)
    return response.text()
  }
  const first = await note()
  await world.db.updateTable('post').set({ text: 'Вечер' }).execute()
  await raiseContentVersion(world.db, shop.id)
  expect(await note()).toContain('Вечер')
  await client.call(widgetEndpoints.saveWidget, {
    params: { id: embedId },
    body: { gallerySettings: { html_title_block: '' } },
  })
  expect(await note()).not.toContain('Мы в сети')
  await world.db.updateTable('account').set({ name: 'Глина' }).execute()
  expect(await note()).toContain('Глина')
  await world.db.updateTable('account').set({ locale: 'en' }).execute()
  expect(await note()).toContain('lang="en"')
  expect(new Set(etags).size).toBe(5)
  expect(first).toContain('Мы в сети')

  const plain = await (await askPage(desk, path)).text()
  const packed = await askPage(desk, path, { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toContain('Accept-Encoding')
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe(plain)
  const zipped = await askPage(desk, path, { 'Accept-Encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(plain)
})

test('a page and its payload are cached separately', async () => {
  const { embedId } = await aFullGallery(desk)
  const payload = await askPage(desk, embedId)
  expect(payload.headers.get('content-type')).toContain('application/json')
  const head = await desk.world.app.request(`/widget/v1/${embedId}.html`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const page = await askPage(desk, `${embedId}.html`)
  expect(page.headers.get('access-control-allow-origin')).toBe('*')
  expect(page.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})
