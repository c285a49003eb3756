import { expect, type Page } from '@playwright/test'
import { segmentEndpoints } from '../../src/contract/endpoints/segments'
import { widgetEndpoints } from '../../src/contract/endpoints/widgets/widgets'
import { paths } from '../../src/common/routing/paths'
import { makeAlbum, makeDrafts } from './bulkPosts'
import { ask } from '../server/ask'
import { libraryEndpoints } from '../../src/contract/endpoints/library'
import { openShopPage } from '../sites/localSite'
import { enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { texts } from '../texts'
import { walks } from '../walks'

const open = (page: Page, address: string) => page.goto(`/my/admin/demo/#${address}`)

/** A segment, and a widget with a post of the segment and a post for everyone. */
async function aWidgetWithSegment(page: Page, code: string) {
  const [own, all] = await makeDrafts(page, 2)
  const ids = [own?.vitrinaPost.id ?? 0, all?.vitrinaPost.id ?? 0]
  const query = { name: `VIP ${code}`, code, idAtProvider: 'null' } as const
  const { segment } = await ask(page, segmentEndpoints.createSegment, undefined, { query })
  const segmentId = segment.id
  const albumId = await makeAlbum(page, `Сегмент ${code}`)
  await ask(page, libraryEndpoints.updatePosts, {
    postList: ids.slice(0, 1),
    change: { type: 'setSegments', segmentList: [segmentId] },
  })
  await ask(page, libraryEndpoints.updatePosts, {
    postList: ids,
    change: { type: 'publish', albumList: [albumId] },
  })
  const { widget } = await ask(page, widgetEndpoints.createWidget, {
    type: 'gallery',
    name: `Сегменты ${code}`,
  })
  await ask(
    page,
    widgetEndpoints.saveWidget,
    { isEnabled: 'full_access', gallerySettings: { albums: [albumId] } },
    { params: { id: widget.embedId } },
  )
  return { embedId: widget.embedId, segmentId }
}

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`shows posts of the segment that the shop’s page passes for the shopper (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const code = `gold-${width}`
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const { embedId, segmentId } = await aWidgetWithSegment(page, code)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])

    await open(page, paths.segments())
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await inspect(page, `segments-${width}`)
    const named = t('segments.label_code-for-site').replace('{name}', `VIP ${code}`)
    await page.getByRole('button', { name: named }).click()
    await inspect(page, `segment-code-${width}`)
    await page.getByRole('button', { name: t('segments.action_copy-attribute') }).click()
    const attribute = await page.evaluate(() => navigator.clipboard.readText())
    expect(attribute).toBe(`data-vitrina-segment="${code}"`)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: new RegExp(`: VIP ${code}`) }).click()
    await expect(page).toHaveURL(new RegExp(`segment=${segmentId}`))

    await open(page, paths.builder(embedId))
    await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
    await expect(page.getByText('data-vitrina-segment')).toBeVisible()
    await inspect(page, `segment-installation-${width}`)
    const widgetUrl = new URL(page.url()).origin

    const shop = await context.newPage()
    const asked: string[] = []
    shop.on('request', (request) => {
      if (request.url().includes('/widget/v1/') && request.method() === 'GET')
        asked.push(new URL(request.url()).search)
    })
    const site = await openShopPage(
      `<script async src="${widgetUrl}/embed.js"></script><div data-vitrina="${embedId}" ${attribute}></div>`,
    )
    await shop.goto(site.url)
    const tiles = shop.locator('[data-vitrina]').getByRole('button')
    await expect(tiles).toHaveCount(2)
    const become = (segment: string | null) =>
      shop.evaluate((value) => {
        const element = document.querySelector('[data-vitrina]')
        if (value === null) element?.removeAttribute('data-vitrina-segment')
        else element?.setAttribute('data-vitrina-segment', value)
      }, segment)
    await become('')
    await expect(tiles).toHaveCount(1)
    await become('"><script>')
    await expect.poll(() => asked.length).toBe(3)
    await expect(tiles).toHaveCount(1)
    await become(null)
    await expect(tiles).toHaveCount(2)
    expect(asked).toEqual([
      `?segment=${code}`,
      '?segment=',
      `?${new URLSearchParams({ segment: '"><script>' })}`,
      '',
    ])
    await shop.close()
    site.close()
  })
}
