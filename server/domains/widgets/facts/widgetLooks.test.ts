import type { Updateable } from 'kysely'
import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aWidget,
} from '../../../../test/server/factories'
import type { AlbumTable } from '../../../db/tables/catalogue'
import { openShop } from '../../../../test/server/shopDesk'
import { widgetFactsBy } from '../../../../test/server/widgets/widgetFactsBy'
import { TEST_NOW } from '../../../../test/server/world'
import { widgetPostIds } from '../widgetPosts'
import { postThumbnails } from '../../../media/presentMedia'

const desk = openShop()
const DAY = 24 * 60 * 60 * 1000

const factsBy = () => widgetFactsBy(desk.client)
const factsOf = async (id: string) => (await factsBy())(id)

/** Thumbnails of the posts as the list returns them, in this order. */
async function picturesOf(posts: { id: number }[]) {
  const ids = posts.map(({ id }) => id)
  const thumbnails = await postThumbnails(desk.world.db, ids)
  return ids.map((id) => thumbnails.get(id))
}

/** Post ids on the shop's page for these albums: the list must return the same. */
async function shownIds(albums: { id: number }[]) {
  const asked = { count: 6, productIds: null, segments: null, publishedBefore: null, page: 1 }
  const ids = albums.map(({ id }) => id)
  return (await widgetPostIds(desk.world.db, desk.shop.id, { ...asked, albums: ids })).ids
}

type AlbumChanges = Pick<
  Updateable<AlbumTable>,
  'sort_type' | 'sort_direction' | 'use_all_data_sources' | 'sources' | 'cover_variants'
>

const album = (name: string, changes: AlbumChanges = {}) =>
  anAlbum(desk.world, desk.shop, name).then(async ({ id }) => {
    const order = {
      sort_type: 'providerCreatedAt',
      sort_direction: 'asc',
      ...changes,
    } as const
    await desk.world.db.updateTable('album').set(order).where('id', '=', id).execute()
    return { id }
  })

/** Published, `day` days after the first. */
const post = (day: number, changes: Parameters<typeof aPost>[2] = {}) =>
  aPost(desk.world, desk.shop, {
    is_published: 1,
    provider_created_at: TEST_NOW + day * DAY,
    ...changes,
  })

test('shows a gallery’s first visible pictures in the order of its only album', async () => {
  const kitchen = await album('Кухня')
  const albums = [kitchen]
  const shown = []
  for (const day of [3, 1, 2, 4, 5, 6, 7]) shown.push({ day, ...(await post(day, { albums })) })
  await post(0, { albums, is_published: 0 })
  await post(0, { albums, media: [] })
  await post(0)
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [kitchen.id] } })
  const first = shown.toSorted((one, other) => one.day - other.day).slice(0, 6)
  expect(await factsOf(embed_id)).toMatchObject({
    postCount: 7,
    covers: await picturesOf(first),
  })
})

test.each<[string, AlbumChanges, number[]]>([
  ['the newest first', { sort_direction: 'desc' }, [3, 2, 1]],
  ['the oldest first', { sort_direction: 'asc' }, [1, 2, 3]],
  ['manual', { sort_type: 'manualSortingPosition' }, [2, 1, 3]],
  ['the most liked first', { sort_type: 'likeCount', sort_direction: 'desc' }, [1, 3, 2]],
  ['the last published first', { sort_type: 'publishedAt', sort_direction: 'desc' }, [1, 2, 3]],
  ['the first published first', { sort_type: 'publishedAt', sort_direction: 'asc' }, [2, 1, 3]],
])('sorts posts by the order of their album: %s', async (_, order, days) => {
  const kitchen = await album('Кухня', order)
  const albums = [kitchen]
  const media = async () => [await aMedia(desk.world, desk.shop)]
  const likes = async (id: number, like_count: number) => {
    await desk.world.db.updateTable('post').set({ like_count }).where('id', '=', id).execute()
    return { id }
  }
  const second = await post(2, { albums, media: await media(), published_at: TEST_NOW })
  const first = await post(1, { albums, media: await media(), published_at: TEST_NOW + 1 })
  const third = await post(3, { albums, media: await media() })
  await likes(first.id, 5)
  await likes(third.id, 3)
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [kitchen.id] } })
  const byDay = [first, second, third]
  expect(await shownIds(albums)).toEqual(days.map((day) => byDay[day - 1]?.id))
  expect((await factsOf(embed_id)).covers).toEqual(
    await picturesOf(days.flatMap((day) => byDay[day - 1] ?? [])),
  )
})

test('sorts posts of several albums newest first and counts a post in two albums once', async () => {
  const [kitchen, bath] = [await album('Кухня'), await album('Ванная')]
  const old = await post(1, { albums: [kitchen, bath] })
  const late = await post(2, { albums: [bath] })
  const settings = { albums: [kitchen.id, bath.id] }
  const both = await aWidget(desk.world, desk.shop, { settings })
  const one = await aWidget(desk.world, desk.shop, { settings: { albums: [kitchen.id] } })
  expect(await shownIds([kitchen, bath])).toEqual([late.id, old.id])
  const facts = await factsBy()
  expect(facts(both.embed_id)).toMatchObject({
    postCount: 2,
    covers: await picturesOf([late, old]),
  })
  expect(facts(one.embed_id)).toMatchObject({ postCount: 1, covers: await picturesOf([old]) })
})

test('counts only posts of the sources that an album shows', async () => {
  const chosen = { use_all_data_sources: 0, sources: JSON.stringify(['vk', "o'hara"]) } as const
  const [some, all] = [await album('Из VK', chosen), await album('Все')]
  await post(1, { albums: [some, all], provider: 'vk', provider_id: 'vk-1' })
  await post(2, { albums: [some, all] })
  const widgets = await Promise.all(
    [some, all].map(({ id }) => aWidget(desk.world, desk.shop, { settings: { albums: [id] } })),
  )
  const facts = await factsBy()
  expect(widgets.map(({ embed_id }) => facts(embed_id).postCount)).toEqual([1, 2])
})

test('does not show a slide that is hidden from shoppers', async () => {
  const kitchen = await album('Кухня')
  const media = [await aMedia(desk.world, desk.shop), await aMedia(desk.world, desk.shop)]
  const { id } = await post(1, { albums: [kitchen], media })
  await desk.world.db
    .updateTable('media')
    .set({ variants: JSON.stringify([{ blob: 'second', width: 320, height: 320 }]) })
    .where('id', '=', media[1]?.id ?? 0)
    .execute()
  await desk.world.db
    .updateTable('post')
    .set({ hidden_carousel_positions: '[1]' })
    .where('id', '=', id)
    .execute()
  const { embed_id } = await aWidget(desk.world, desk.shop, { settings: { albums: [kitchen.id] } })
  expect((await factsOf(embed_id)).covers).toEqual([expect.stringContaining('second')])
})

test('includes the fallback albums of a product gallery', async () => {
  const [own, other] = [await album('Товары'), await album('Запас')]
  await post(1, { albums: [own], products: [await aProduct(desk.world, desk.shop)] })
  await post(2, { albums: [other] })
  const { embed_id } = await aWidget(desk.world, desk.shop, {
    widget_type: 'sku',
    settings: { albums: [own.id], fallback_albums: [other.id] },
  })
  expect((await factsOf(embed_id)).postCount).toBe(2)
})

test('shows the covers of the highlights of stories, except empty highlights', async () => {
  const cover_variants = JSON.stringify([{ blob: 'cover', width: 320, height: 320 }])
  const [covered, plain] = [await album('С обложкой', { cover_variants }), await album('Без')]
  const empty = await album('Пустой', { cover_variants })
  await post(1, { albums: [covered] })
  const story = await post(2, { albums: [plain, covered] })
  const highlights = {
    stories_highlights: 1,
    stories_highlights_albums: { 0: empty.id, 1: covered.id, 2: plain.id },
  } as const
  const widget = (preview: 0 | 1) =>
    aWidget(desk.world, desk.shop, { widget_type: 'story', settings: { ...highlights, preview } })
  const [byCover, byStory] = [await widget(0), await widget(1)]
  const facts = await factsBy()
  const [picture] = await picturesOf([story])
  expect(facts(byCover.embed_id)).toMatchObject({
    postCount: 2,
    covers: [expect.stringContaining('cover'), picture],
  })
  expect(facts(byStory.embed_id).covers).toEqual([picture, picture])
})

test('shows the poster of a 3D model, and not that of another widget', async () => {
  const posterOf = (widget_id: number) =>
    desk.world.db
      .insertInto('widget_poster')
      .values({
        ...{ widget_id, blob: 'poster', width: 320, height: 320, created_at: TEST_NOW },
        variants: JSON.stringify([{ blob: `poster-${widget_id}`, width: 320, height: 320 }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const model = () => aWidget(desk.world, desk.shop, { widget_type: 'stl' })
  const [own, thief, bare] = [await model(), await model(), await model()]
  const poster = await posterOf(own.id)
  for (const { id } of [own, thief]) {
    await desk.world.db
      .updateTable('widget')
      .set({ settings: JSON.stringify({ poster: poster.id }) })
      .where('id', '=', id)
      .execute()
  }
  const facts = await factsBy()
  expect(facts(own.embed_id).covers).toEqual([expect.stringContaining(`poster-${own.id}`)])
  expect(facts(thief.embed_id).covers).toEqual([])
  expect(facts(bare.embed_id)).toMatchObject({ covers: [], postCount: 0 })
})

test('returns neither widgets nor albums of another account', async () => {
  const other = await anAccount(desk.world, 'other')
  const foreign = await anAlbum(desk.world, other, 'Чужой')
  await aPost(desk.world, other, { albums: [foreign], is_published: 1 })
  await aWidget(desk.world, other)
  const { embed_id } = await aWidget(desk.world, desk.shop, {
    settings: { albums: [foreign.id, 999_999] },
  })
  const { widgets } = await desk.client.call(widgetFactsEndpoints.listWidgetFacts)
  expect(widgets).toMatchObject([{ embedId: embed_id, postCount: 0, covers: [] }])
})
