import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { LIMITS } from '@/contract/limits'
import { anAccount, anAlbum, aPerson, aWidget } from '../../../../test/server/factories'
import { countedStatements } from '../../../../test/server/db/countedStatements'
import { signIn, type Reachable } from '../../../../test/server/client'
import { openShop } from '../../../../test/server/shopDesk'
import { TEST_NOW } from '../../../../test/server/world'
import { MAX_WRITTEN } from './createSeenPages'

const desk = openShop()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const HOME = 'https://shop.test/'

let events = 0
/** A shopper's browser loads a page with the widget. */
async function load(
  embedId: string,
  seen: Record<string, unknown>,
  app: Reachable['app'] = desk.world.app,
) {
  const event = { id: `event-${(events += 1)}-of-test`, type: 'load', ...seen }
  const address = new URL(`/widget/v1/${embedId}/events`, desk.world.settings.publicUrl)
  const body = JSON.stringify({ events: [event] })
  return app.fetch(new Request(address, { method: 'POST', body }))
}

const pagesOf = (id: string) =>
  desk.client.call(widgetFactsEndpoints.listWidgetPages, { params: { id } })
const namesOf = async (id: string) => (await pagesOf(id)).pages.map(({ page }) => page)
const stored = () => desk.world.db.selectFrom('event').select('id').execute()

async function save(id: string) {
  const body = { gallerySettings: {} }
  const { revision } = await desk.client.call(widgetEndpoints.saveWidget, { params: { id }, body })
  return revision
}

test('stores for a page the version of a payload once the page has loaded it', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const revision = await save(embed_id)
  const payload: unknown = await (await desk.world.app.request(`/widget/v1/${embed_id}`)).json()
  expect(payload).toMatchObject({ revision })
  desk.world.clock.advance(40_000)
  expect((await load(embed_id, { page: HOME, revision })).status).toBe(204)
  expect(await pagesOf(embed_id)).toEqual({
    revision,
    savedAt: new Date(TEST_NOW).toISOString(),
    pages: [
      {
        page: HOME,
        revision,
        seenAt: new Date(TEST_NOW + 40_000).toISOString(),
        liveAt: new Date(TEST_NOW + 40_000).toISOString(),
      },
    ],
  })
})

test('shows the earlier version for a page not loaded since a save, and ignores a cached copy', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const early = await save(embed_id)
  await load(embed_id, { page: HOME, revision: early })
  await load(embed_id, { page: `${HOME}sale`, revision: early })
  const late = await save(embed_id)
  desk.world.clock.advance(MINUTE)
  await load(embed_id, { page: HOME, revision: late })
  desk.world.clock.advance(MINUTE)
  await load(embed_id, { page: HOME, revision: early })
  expect((await pagesOf(embed_id)).pages).toMatchObject([
    { page: HOME, revision: late, seenAt: new Date(TEST_NOW + MINUTE).toISOString() },
    { page: `${HOME}sale`, revision: early },
  ])
})

test('keeps the time when a page first loaded a version when later loads show the same version', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  await load(embed_id, { page: HOME, revision: 1 })
  desk.world.clock.advance(3 * MINUTE)
  await load(embed_id, { page: HOME, revision: 1 })
  expect((await pagesOf(embed_id)).pages).toMatchObject([
    {
      liveAt: new Date(TEST_NOW).toISOString(),
      seenAt: new Date(TEST_NOW + 3 * MINUTE).toISOString(),
    },
  ])
})

test('removing an album from a widget makes a new version', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [album.id] } })
  desk.world.clock.advance(MINUTE)
  await desk.client.call(albumEditingEndpoints.deleteAlbum, { params: { id: album.id } })
  expect(await pagesOf(embed_id)).toMatchObject({
    revision: 2,
    savedAt: new Date(TEST_NOW + MINUTE).toISOString(),
  })
})

test.each<[string, Record<string, unknown>]>([
  ['an address that is not a web page', { page: 'javascript:alert(1)', revision: 1 }],
  ['a page with a query', { page: `${HOME}?email=anna@shop.test`, revision: 1 }],
  ['a page with U+0000', { page: 'https://shop.test/\0', revision: 1 }],
  ['a page with half of a surrogate pair', { page: 'https://shop.test/\ud83d', revision: 1 }],
  ['a list instead of a page', { page: [HOME], revision: 1 }],
  ['a page address over the length limit', { page: HOME + 'a'.repeat(5000), revision: 1 }],
  ['a version that the widget never had', { page: HOME, revision: 2 }],
  ['a version that is too large', { page: HOME, revision: 1e300 }],
  ['a missing version', { page: HOME }],
  ['a missing page', { revision: 1 }],
])('does not store %s, but counts the load', async (_, seen) => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  expect((await load(embed_id, seen)).status).toBe(204)
  expect(await stored()).toHaveLength(1)
  expect(await namesOf(embed_id)).toEqual([])
})

test('stores pages of load events only', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  await load(embed_id, { type: 'view', page: HOME, revision: 1 })
  expect(await namesOf(embed_id)).toEqual([])
})

test.each(['disabled', 'admin_mode'] as const)(
  'stores no page of a widget in the mode %s',
  async (mode) => {
    const { embed_id } = await aWidget(desk.world, desk.shop, { mode })
    expect((await load(embed_id, { page: HOME, revision: 1 })).status).toBe(404)
    expect(await namesOf(embed_id)).toEqual([])
  },
)

test('keeps the last seen pages and lists those of the last seven days', async () => {
  const { world, shop } = desk
  const { embed_id } = await aWidget(world, shop)
  const other = await aWidget(world, shop)
  await load(other.embed_id, { page: HOME, revision: 1 })
  const most = LIMITS.seenPages
  for (let number = 1; number <= most + 3; number += 1) {
    world.clock.advance(MINUTE)
    await load(embed_id, { page: `${HOME}${number}`, revision: 1 })
  }
  const names = await namesOf(embed_id)
  expect(names).toHaveLength(most)
  expect(names[0]).toBe(`${HOME}${most + 3}`)
  expect(names).not.toContain(`${HOME}3`)
  expect(await namesOf(other.embed_id)).toEqual([HOME])
  world.clock.advance(7 * DAY - 2 * MINUTE)
  expect(await namesOf(embed_id)).toHaveLength(3)
})

test('writes a busy page once a minute, but a newer version immediately', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const counted = countedStatements(desk.world)
  const statementsOf = async (revision: number) => {
    const before = counted.statements()
    await load(embed_id, { page: HOME, revision }, counted.app)
    return counted.statements() - before
  }
  // The first load stores the page for the reports too.
  const first = await statementsOf(1)
  const again = await statementsOf(1)
  expect(again).toBeLessThan(first)
  expect(await statementsOf(1)).toBe(again)
  await save(embed_id)
  const newer = await statementsOf(2)
  expect(newer).toBeGreaterThan(again)
  expect(await statementsOf(1)).toBe(again)
  desk.world.clock.advance(MINUTE)
  expect(await statementsOf(2)).toBe(newer)
})

test('writes only a few pages a minute when very many are sent, in one batch or in many', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  const loads = Array.from({ length: 100 }, (_, number) => ({
    id: `flood-${number}-x`,
    type: 'load',
    page: `${HOME}${number}`,
    revision: 1,
  }))
  const body = JSON.stringify({ events: loads })
  await desk.world.app.request(`/widget/v1/${embed_id}/events`, { method: 'POST', body })
  await load(embed_id, { page: `${HOME}more`, revision: 1 })
  expect(await namesOf(embed_id)).toHaveLength(MAX_WRITTEN)
  desk.world.clock.advance(MINUTE)
  await load(embed_id, { page: `${HOME}more`, revision: 1 })
  expect(await namesOf(embed_id)).toContain(`${HOME}more`)
})

test('deletes pages with their widget and hides them from other accounts', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  await load(embed_id, { page: HOME, revision: 1 })
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  const stranger = await signIn(desk.world, 'other@shop.test')
  const asked = { params: { id: embed_id }, username: 'other' }
  expect(await stranger.attempt(widgetFactsEndpoints.listWidgetPages, asked)).toMatchObject({
    status: 404,
  })
  await desk.client.call(widgetEndpoints.deleteWidget, { params: { id: embed_id } })
  expect(await desk.world.db.selectFrom('widget_page').selectAll().execute()).toEqual([])
})
