import { PAGE_SIZE } from '@/contract/constants'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { LIMITS } from '@/contract/limits'
import { anAccount, anAlbum, aPost } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { TEST_NOW } from '../../../test/server/world'

const desk = openShop()
const COUNT = PAGE_SIZE * 2 + 5

const chosen = async (body = {}) => {
  const { postList, total } = await desk.client.call(libraryEndpoints.choosePosts, { body })
  return { ids: postList.map(({ vitrinaPost }) => vitrinaPost.id), total, postList }
}

async function posts(count: number, changes: Parameters<typeof aPost>[2] = {}) {
  const made: number[] = []
  for (let index = 0; index < count; index += 1) {
    const row = { provider_created_at: 1_000_000 - index, ...changes }
    made.push((await aPost(desk.world, desk.shop, row)).id)
  }
  return made
}

test('selects all posts that match a filter, regardless of the page size, each once and in order', async () => {
  const album = await anAlbum(desk.world, desk.shop, 'Кухня')
  const inAlbum = await posts(COUNT, { albums: [album] })
  await posts(3)
  const stranger = await anAccount(desk.world, 'other')
  await aPost(desk.world, stranger, {})
  const { ids, total } = await chosen({ filter: { albumList: [album.id] } })
  expect(ids).toEqual(inAlbum)
  expect(total).toBe(COUNT)
  expect((await chosen()).total).toBe(COUNT + 3)
})

test('returns the data of each post that a bulk change needs', async () => {
  const album = await anAlbum(desk.world, desk.shop, 'Кухня')
  await aPost(desk.world, desk.shop, {
    text: 'я'.repeat(200),
    provider: 'instagram',
    is_published: 1,
    published_at: TEST_NOW,
    albums: [album],
  })
  const { postList } = await chosen()
  expect(postList).toMatchObject([
    {
      vitrinaPost: {
        isPublished: true,
        publishedAt: '2026-03-18T12:00:00.000Z',
        albumList: [{ id: album.id, name: 'Кухня' }],
        text: 'я'.repeat(80),
        copyrightRequest: null,
      },
      providerPost: { provider: 'instagram' },
      segments: [],
    },
  ])
})

test('changes each selected post once while others are added and deleted', async () => {
  const made = await posts(PAGE_SIZE + 10)
  const { ids } = await chosen({ filter: { isPublished: false } })
  const [gone, ...others] = ids as [number, ...number[]]
  const change = { type: 'setSegments' as const, segmentList: [] }
  const turn = async (postList: number[]) =>
    (await desk.client.call(libraryEndpoints.updatePosts, { body: { postList, change } })).results
  await desk.world.db.deleteFrom('post').where('id', '=', gone).execute()
  const { id: late } = await aPost(desk.world, desk.shop, { provider_created_at: 2_000_000 })
  const results = []
  for (let start = 0; start < ids.length; start += LIMITS.postsPerChange) {
    results.push(...(await turn(ids.slice(start, start + LIMITS.postsPerChange) as number[])))
  }
  expect(results.map(({ id }) => id)).toEqual(made)
  expect(results.filter(({ failure }) => failure).map(({ id }) => id)).toEqual([gone])
  expect(others).not.toContain(late)
})
