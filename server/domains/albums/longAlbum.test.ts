import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { signIn, type Client } from '../../../test/server/client'
import { countedStatements } from '../../../test/server/db/countedStatements'
import { aPerson } from '../../../test/server/factories'
import { aLongAlbum } from '../../../test/server/library/longAlbum'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const POSTS = 2000
const LAST = POSTS - 1

/** The order as it is returned, which is also the order of the pages. */
async function order(albumId: number, count = POSTS): Promise<number[]> {
  const { postList } = await desk.client.call(albumEditingEndpoints.listAlbumOrder, {
    body: {
      filter: { albumList: [albumId] },
      order: { field: 'manualSortingPosition', asc: true },
      count,
    },
  })
  return postList.map(({ id }) => id)
}

const move = (
  by: Client,
  albumId: number,
  { postId, ...to }: { postId: number; position: number; nextTo?: NextTo },
) => by.call(albumEditingEndpoints.updatePostPosition, { body: { albumId, postId, ...to } })
type NextTo = { postId: number; side: 'before' | 'after' }

const toTop = (by: Client, albumId: number, postList: number[]) =>
  by.call(albumEditingEndpoints.movePostsToTop, { body: { albumId, postList } })

/** The ids with one of them at another position. */
const moved = (ids: readonly number[], from: number, to: number) => {
  const others = ids.toSpliced(from, 1)
  return others.toSpliced(to, 0, ids[from] ?? 0)
}

test('returns an album of 2,000 posts in its exact order', async () => {
  const { albumId, ids } = await aLongAlbum(desk.world, desk.shop, POSTS)
  expect(await order(albumId)).toEqual(ids)
  const last = ids[LAST] ?? 0

  await move(desk.client, albumId, { postId: last, position: 0 })
  let expected = moved(ids, LAST, 0)
  expect(await order(albumId)).toEqual(expected)

  await move(desk.client, albumId, { postId: last, position: 1234 })
  expected = moved(expected, 0, 1234)
  expect(await order(albumId)).toEqual(expected)

  const chosen = [expected[1999], expected[777], expected[1500]].map((id) => id ?? 0)
  await toTop(desk.client, albumId, chosen)
  const first = expected.filter((id) => chosen.includes(id))
  expected = [...first, ...expected.filter((id) => !chosen.includes(id))]
  expect(await order(albumId)).toEqual(expected)

  const { postInfoList, paging } = await desk.client.call(albumEditingEndpoints.listAlbumPosts, {
    body: {
      filter: { albumList: [albumId] },
      order: { field: 'manualSortingPosition', asc: true },
      paging: { page: 42 },
    },
  })
  expect(paging).toEqual({ page: 42, pageCount: 67, total: POSTS })
  expect(postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)).toEqual(expected.slice(1230, 1260))
})

test('keeps each post where its user moved it when moves are concurrent', async () => {
  const { albumId, ids } = await aLongAlbum(desk.world, desk.shop, POSTS)
  await aPerson(desk.world, desk.shop, 'editor')
  const second = await signIn(desk.world, 'editor@shop.test')
  const at = (index: number) => ids[index] ?? 0
  await Promise.all([
    move(desk.client, albumId, { postId: at(LAST), position: 0, nextTo: before(at(0)) }),
    move(second, albumId, { postId: at(5), position: 1000, nextTo: before(at(1001)) }),
    move(desk.client, albumId, { postId: at(1500), position: 10, nextTo: before(at(10)) }),
    move(second, albumId, { postId: at(20), position: LAST, nextTo: before(at(1990)) }),
  ])
  const away = new Set([at(LAST), at(5), at(1500), at(20)])
  const beside = new Map([
    [at(0), at(LAST)],
    [at(1001), at(5)],
    [at(10), at(1500)],
    [at(1990), at(20)],
  ])
  const expected = ids
    .filter((id) => !away.has(id))
    .flatMap((id) => {
      const put = beside.get(id)
      return put === undefined ? [id] : [put, id]
    })
  expect(await order(albumId)).toEqual(expected)
})

const before = (postId: number): NextTo => ({ postId, side: 'before' })

test('needs as many statements for a move in an album of 2,000 posts as in an album of 20', async () => {
  const counted = countedStatements(desk.world)
  const client = await signIn(counted, 'owner@shop.test')
  const costs = async (posts: number) => {
    const { albumId, ids } = await aLongAlbum(desk.world, desk.shop, posts)
    const steps = [
      () => move(client, albumId, { postId: ids.at(-1) ?? 0, position: 0 }),
      () => move(client, albumId, { postId: ids.at(-1) ?? 0, position: posts / 2 }),
      () => toTop(client, albumId, ids.slice(-10)),
    ]
    const statements = []
    for (const step of steps) {
      const start = counted.statements()
      await step()
      statements.push(counted.statements() - start)
    }
    return statements
  }
  const short = await costs(20)
  expect(await costs(POSTS)).toEqual(short)
  expect(Math.max(...short)).toBeLessThanOrEqual(15)
})

test('returns one range of the order, and refuses another account and a request without an album', async () => {
  const { albumId, ids } = await aLongAlbum(desk.world, desk.shop, 40)
  expect(await order(albumId, 31)).toEqual(ids.slice(0, 31))
  const foreign = await desk.client.attempt(albumEditingEndpoints.listAlbumOrder, {
    body: { filter: { albumList: [albumId + 1] }, count: 30 },
  })
  expect(foreign.status).toBe(404)
  const without = await desk.client.attempt(albumEditingEndpoints.listAlbumOrder, {
    body: { filter: {}, count: 30 },
  })
  expect(without.status).toBe(400)
})
