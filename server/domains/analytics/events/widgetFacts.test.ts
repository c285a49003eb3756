import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import { countedStatements } from '../../../../test/server/db/countedStatements'
import { signIn } from '../../../../test/server/client'
import { anAlbum, aPerson, aPost, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { widgetFactsBy } from '../../../../test/server/widgets/widgetFactsBy'
import { TEST_NOW } from '../../../../test/server/world'

const desk = openShop()
const DAY = 24 * 60 * 60 * 1000

async function send(embedId: string, ...types: string[]) {
  const events = types.map((type, index) => ({ id: `${embedId}-${index}-${type}-x`, type }))
  await desk.world.app.request(`/widget/v1/${embedId}/events`, {
    method: 'POST',
    body: JSON.stringify({ events }),
  })
}

test('counts views and clicks of the last thirty days for each widget', async () => {
  const [one, other] = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  const quiet = await aWidget(desk.world, desk.shop)
  await send(one.embed_id, 'view')
  desk.world.clock.advance(1)
  await send(other.embed_id, 'load', 'view', 'open', 'open', 'productClick')
  const counts = { views: 1, opens: 2, productClicks: 1 }
  const none = { views: 0, opens: 0, productClicks: 0 }
  desk.world.clock.advance(30 * DAY - 1)
  // The session has expired by then.
  const facts = await widgetFactsBy(await signIn(desk.world, 'owner@shop.test'))
  expect(facts(other.embed_id).counts).toEqual(counts)
  expect(facts(one.embed_id).counts).toEqual(none)
  expect(facts(quiet.embed_id)).toMatchObject({ counts: none, lastSeen: null, postCount: 0 })
})

test('hides the counts from users without the right to analytics', async () => {
  const { embed_id } = await aWidget(desk.world, desk.shop)
  await send(embed_id, 'view')
  await aPerson(desk.world, desk.shop, 'observer')
  const observer = await signIn(desk.world, 'observer@shop.test')
  expect((await widgetFactsBy(observer))(embed_id)).toEqual({
    embedId: embed_id,
    counts: null,
    lastSeen: null,
    postCount: 0,
    covers: [],
  })
})

test('returns the page that showed a widget last, with the shown version', async () => {
  const widgets = [await aWidget(desk.world, desk.shop), await aWidget(desk.world, desk.shop)]
  for (const [index, { embed_id }] of widgets.entries()) {
    for (const name of ['old', 'new']) {
      desk.world.clock.advance(1000)
      const page = `https://shop.test/${name}-${index}`
      const load = { id: `event-${name}-${index}`, type: 'load', page, revision: 1 }
      await desk.world.app.request(`/widget/v1/${embed_id}/events`, {
        method: 'POST',
        body: JSON.stringify({ events: [load] }),
      })
    }
  }
  const facts = await widgetFactsBy(desk.client)
  expect(widgets.map(({ embed_id }) => facts(embed_id).lastSeen)).toEqual([
    {
      page: 'https://shop.test/new-0',
      revision: 1,
      seenAt: new Date(TEST_NOW + 2000).toISOString(),
    },
    {
      page: 'https://shop.test/new-1',
      revision: 1,
      seenAt: new Date(TEST_NOW + 4000).toISOString(),
    },
  ])
})

test('uses as many statements for twenty widgets as for two', async () => {
  const counted = countedStatements(desk.world)
  const client = await signIn(counted, 'owner@shop.test')
  const kinds = ['gallery', 'story', 'sku', 'stl'] as const
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const room = await anAlbum(desk.world, desk.shop, `Альбом ${index}`)
      await aPost(desk.world, desk.shop, { albums: [room], is_published: 1 })
      const widget_type = kinds[index % kinds.length] ?? 'gallery'
      const settings =
        widget_type === 'stl' ? { poster: 1 } : widget_type === 'story' ? STORY(room.id) : {}
      const albums = widget_type === 'stl' ? {} : { albums: [room.id] }
      await aWidget(desk.world, desk.shop, { widget_type, settings: { ...albums, ...settings } })
    }
  }
  const statements = async () => {
    const before = counted.statements()
    await client.call(widgetFactsEndpoints.listWidgetFacts)
    return counted.statements() - before
  }
  await add(4)
  const few = await statements()
  await add(16)
  expect(await statements()).toBe(few)
})

const STORY = (id: number) =>
  ({ stories_highlights: 1, stories_highlights_albums: { 0: id } }) as const
