import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { PostInfo } from '@/contract/entities/posts/post'
import { anAlbum, aPost, aProduct, aReview } from '../../../../test/server/factories'
import { postInfoOf } from '../../../../test/server/postInfoOf'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

const loaded = ({ id }: { id: number }) => postInfoOf(desk.world, desk.shop, id)
const saving = (postInfo: PostInfo) =>
  desk.client.attempt(postEditingEndpoints.savePost, {
    body: { postInfo, request: { revision: postInfo.vitrinaPost.revision } },
  })
async function saved(post: { id: number }, change: (stored: PostInfo) => PostInfo) {
  expect(await saving(change(await loaded(post)))).toMatchObject({ success: true })
  return loaded(post)
}

test.each(['showMarkers', 'showText'] as const)(
  'saves the switch %s of a post, on and off',
  async (name) => {
    const post = await aPost(desk.world, desk.shop)
    for (const isOn of [false, true]) {
      const { vitrinaPost } = await saved(post, (stored) => ({
        ...stored,
        vitrinaPost: { ...stored.vitrinaPost, [name]: isOn },
      }))
      expect(vitrinaPost[name]).toBe(isOn)
    }
  },
)

test.each(['hideAtProductPage', 'isSimilar', 'showOnAllSlides'] as const)(
  'saves the switch %s of a product on a slide, on and off',
  async (name) => {
    const products = [await aProduct(desk.world, desk.shop)]
    const post = await aPost(desk.world, desk.shop, { products })
    for (const isOn of [true, false]) {
      const { media } = await saved(post, (stored) => ({
        ...stored,
        media: stored.media.map((item) => ({
          ...item,
          linkList: item.linkList.map((link) => ({ ...link, [name]: isOn })),
        })),
      }))
      expect(media[0]?.linkList[0]?.[name]).toBe(isOn)
    }
  },
)

test('returns whether a post was deleted at its source', async () => {
  const post = await aPost(desk.world, desk.shop)
  expect((await loaded(post)).providerPost.isDeleted).toBe(false)
  await desk.world.db.updateTable('post').set({ is_deleted: 1 }).execute()
  expect((await loaded(post)).providerPost.isDeleted).toBe(true)
})

test('keeps the position of a saved post in the manual order of its albums', async () => {
  const album = await anAlbum(desk.world, desk.shop)
  const [first, second, third] = [
    await aPost(desk.world, desk.shop, { albums: [album] }),
    await aPost(desk.world, desk.shop, { albums: [album] }),
    await aPost(desk.world, desk.shop, { albums: [album] }),
  ]
  const order = async () => {
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
      body: {
        filter: { albumList: [album.id] },
        order: { field: 'manualSortingPosition', asc: true },
      },
    })
    return postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)
  }
  const before = await order()
  expect(before).toEqual([first.id, second.id, third.id])
  await saved(second, (stored) => ({
    ...stored,
    vitrinaPost: { ...stored.vitrinaPost, text: 'Другими словами' },
  }))
  expect(await order()).toEqual(before)
})

describe('a review that is saved without its review data', () => {
  const bare = async (post: { id: number }) => ({ ...(await loaded(post)), review: null })

  test.each([0, 1] as const)(
    'keeps its stars and whether it is archived: %i',
    async (is_archived) => {
      const post = await aReview(desk.world, desk.shop, { rating: 4, is_archived })
      expect(await saving(await bare(post))).toMatchObject({ success: true })
      const isArchived = is_archived === 1
      expect((await loaded(post)).review).toMatchObject({ rating: 4, isArchived })
    },
  )

  test('cannot be published from the archive', async () => {
    const albums = [await anAlbum(desk.world, desk.shop)]
    const post = await aReview(desk.world, desk.shop, { is_archived: 1, albums })
    const stored = await bare(post)
    const response = await saving({
      ...stored,
      vitrinaPost: { ...stored.vitrinaPost, isPublished: true },
    })
    expect(response).toMatchObject({ status: 200, error: { code: 'review-archived' } })
    const { review, vitrinaPost } = await loaded(post)
    expect([review?.isArchived, vitrinaPost.isPublished]).toEqual([true, false])
  })

  test('does not make a review of a post for which review data are sent', async () => {
    const post = await aPost(desk.world, desk.shop)
    const review = { rating: 5, isArchived: true, isEdited: false }
    expect((await saved(post, (stored) => ({ ...stored, review }))).review).toBeNull()
  })
})
