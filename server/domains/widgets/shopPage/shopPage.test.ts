import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import type { ShopPage } from '@/contract/entities/widgets/shopPage'
import { installationCode } from '@/contract/widgets/installation/installationCode'
import { PLACE_ATTRIBUTE } from '@/contract/widgets/preview'
import { anAccount, aWidget } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { openShop } from '../../../../test/server/shopDesk'
import { webOf } from '../../../../test/server/web/sites'
import { withRedirectTo, withWeb } from '../../../../test/server/web/webPages'
import { WebFailure } from '../../../outbound/web'

const desk = openShop('observer')
const PAGE = 'https://shop.test/lookbook'
const ID = 'spring'
const CODE = installationCode('http://widgets.test', { embedId: ID, widgetType: 'gallery' })

beforeEach(async () => {
  await aWidget(desk.world, desk.shop, { embed_id: ID })
})

const read = (link = PAGE, id = ID) =>
  desk.client.attempt(shopPageEndpoints.readShopPage, { params: { id }, body: { link } })
const pageOf = async () => (await read()).body as ShopPage

test('returns the page at the end of redirects without its scripts, also to an observer', async () => {
  withWeb(desk.world, { [PAGE]: `<main class="m">${CODE}<script>x()</script></main>` })
  withRedirectTo(desk.world, 'https://www.shop.test/a/lookbook')
  const page = await pageOf()
  expect(page).toMatchObject({
    page: 'https://www.shop.test/a/lookbook',
    place: 'own',
    isCut: false,
    content: { base: 'https://www.shop.test/a/lookbook' },
  })
  expect(page.content.html).toMatch(new RegExp(`^<main class="m">\\s*<div [^>]*${PLACE_ATTRIBUTE}`))
  expect(page.content.html).not.toMatch(/script|x\(\)/)
})

test('decodes a page in an older encoding', async () => {
  const content = Buffer.concat([
    Buffer.from('<meta charset="windows-1251"><p>'),
    Buffer.from([0xcb, 0xb8, 0xed]),
    Buffer.from('</p>'),
  ])
  desk.world.services.web = webOf({ [PAGE]: { content } })
  expect((await pageOf()).content.html).toBe('<p>Лён</p>')
})

test('returns the beginning of a huge page, marked as truncated', async () => {
  withWeb(desk.world, { [PAGE]: `<p>строка</p>`.repeat(600_000) + CODE })
  expect(await pageOf()).toMatchObject({ place: 'end', isCut: true })
})

test('refuses an unreachable page with the error codes of a site check', async () => {
  withWeb(desk.world, { [PAGE]: { failure: 'unreachable' } })
  expect((await read()).error).toMatchObject({ code: 'site-unreachable', field: 'link' })
  withWeb(desk.world, {})
  expect((await read()).error).toMatchObject({ code: 'site-status' })
})

test('refuses more simultaneous readings than an account may have', async () => {
  const end = createGate()
  const bothBegun = createGate()
  let begun = 0
  desk.world.services.web = {
    read: async () => {
      begun += 1
      if (begun === 2) bothBegun.open()
      await end.opened
      throw new WebFailure('unreachable')
    },
  }
  const readings = [read(), read()]
  await bothBegun.opened
  expect((await read()).status).toBe(429)
  end.open()
  await Promise.all(readings)
})

test('responds with 404 for a widget of another account without reading the page', async () => {
  const stranger = await anAccount(desk.world, 'stranger')
  await aWidget(desk.world, stranger, { embed_id: 'theirs' })
  const web = jest.spyOn(desk.world.services.web, 'read')
  expect((await read(PAGE, 'theirs')).status).toBe(404)
  expect(web).not.toHaveBeenCalled()
})
