import { shopPageEndpoints } from '@/contract/endpoints/widgets/shopPage'
import type { ShopPage } from '@/contract/entities/shopPage'
import { installationCode } from '@/contract/widgets/installation/installationCode'
import { PLACE_ATTRIBUTE } from '@/contract/widgets/shopPage'
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

test('an observer is given the page where redirects end, without its scripts', async () => {
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

test('a page in an older encoding is read in it', async () => {
  const content = Buffer.concat([
    Buffer.from('<meta charset="windows-1251"><p>'),
    Buffer.from([0xcb, 0xb8, 0xed]),
    Buffer.from('</p>'),
  ])
  desk.world.services.web = webOf({ [PAGE]: { content } })
  expect((await pageOf()).content.html).toBe('<p>Лён</p>')
})

test('of a huge page the beginning is shown, and it says so', async () => {
  withWeb(desk.world, { [PAGE]: `<p>строка</p>`.repeat(600_000) + CODE })
  expect(await pageOf()).toMatchObject({ place: 'end', isCut: true })
})

test('what a site check refuses is refused here in the same words', async () => {
  withWeb(desk.world, { [PAGE]: { failure: 'unreachable' } })
  expect((await read()).error).toMatchObject({ code: 'site-unreachable', field: 'link' })
  withWeb(desk.world, {})
  expect((await read()).error).toMatchObject({ code: 'site-status' })
})

test('more pages than an account may read at a time are refused', async () => {
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

test('a stranger’s widget is not found, and nothing is read for it', async () => {
  const stranger = await anAccount(desk.world, 'stranger')
  await aWidget(desk.world, stranger, { embed_id: 'theirs' })
  const web = jest.spyOn(desk.world.services.web, 'read')
  expect((await read(PAGE, 'theirs')).status).toBe(404)
  expect(web).not.toHaveBeenCalled()
})
