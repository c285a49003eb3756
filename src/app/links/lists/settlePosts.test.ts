import { makeStore } from '@/app/start/store'
import type { PostInfo } from '@/contract/entities/posts/post'
import { listOfFilter, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { listsWith, settlePosts } from './settlePosts'
import { day, makeListedPost } from '../testing/lists'

/** The cached list of a filter: posts 9 and 8 on its first page, 7 and 6 on its second. */
async function cached(
  filter: LibraryFilter,
  change: (post: PostInfo) => PostInfo = (post) => post,
) {
  const store = makeStore()
  const list = listOfFilter(filter)
  const pages = [
    [9, 8],
    [7, 6],
  ].map((ids, index) => ({
    postInfoList: ids.map((id) => change(makeListedPost(id))),
    paging: { page: index + 1, pageCount: 2, total: 4 },
    morePostsExpected: false,
  }))
  await store.dispatch(
    postListApi.util.upsertQueryData('searchPosts', list, { pages, pageParams: [1, 2] }),
  )
  const read = () =>
    postListApi.endpoints.searchPosts.select(list)(store.getState()).data?.pages ?? []
  return { store, list, read }
}

const published = (id: number) => makeListedPost(id, { isPublished: true, publishedAt: day(id) })
const texted = (id: number, text: string) => makeListedPost(id, { text })
const byPublication: LibraryFilter = { sort: { field: 'publishedAt', asc: false } }
const byLikes: LibraryFilter = { sort: { field: 'likeCount', asc: false } }

interface Expected {
  ids: number[][]
  total: number
  isStale: boolean
}
const AS_IT_WAS: Expected = {
  ids: [
    [9, 8],
    [7, 6],
  ],
  total: 4,
  isStale: false,
}
const STALE = { ...AS_IT_WAS, isStale: true }

test.each<[string, LibraryFilter, [number, PostInfo | null][], Expected]>([
  ['changes a post in place', {}, [[8, published(8)]], AS_IT_WAS],
  ['refetches for a post that now belongs to the list', {}, [[5, published(5)]], STALE],
  [
    'ignores an unknown post that does not belong to the list',
    { status: 'draft' },
    [[5, published(5)]],
    AS_IT_WAS,
  ],
  ['ignores a deleted post of another list', {}, [[5, null]], AS_IT_WAS],
  ['removes a deleted post', {}, [[8, null]], { ids: [[9], [7, 6]], total: 3, isStale: true }],
  [
    'removes several posts that no longer belong to the list, on every page',
    { status: 'draft' },
    [
      [9, published(9)],
      [7, null],
      [6, published(6)],
      [8, texted(8, 'Иначе')],
    ],
    { ids: [[8], []], total: 1, isStale: true },
  ],
  [
    'keeps the list of a search when the text is the same',
    { query: 'утро' },
    [[8, published(8)]],
    AS_IT_WAS,
  ],
  [
    'refetches the list of a search when the text changed',
    { query: 'утро' },
    [[8, texted(8, 'День')]],
    STALE,
  ],
  ['sorted by publication, refetches after publishing', byPublication, [[8, published(8)]], STALE],
  [
    'sorted by publication, only patches a changed text',
    byPublication,
    [[8, texted(8, 'День')]],
    AS_IT_WAS,
  ],
  [
    'sorted by likes, refetches after new likes are loaded',
    byLikes,
    [[8, makeListedPost(8, {}, { likeCount: 3 })]],
    STALE,
  ],
  ['sorted by likes, keeps the order after publishing', byLikes, [[8, published(8)]], AS_IT_WAS],
])(
  'applies changed posts to the list: %s',
  async (_name, filter, posts, { ids, total, isStale }) => {
    const { store, list, read } = await cached(filter)
    const settled = new Map(posts)
    expect(settlePosts(settled, store)).toEqual(isStale ? [list] : [])
    const now = read()
    expect(now.map((page) => page.postInfoList.map(({ vitrinaPost }) => vitrinaPost.id))).toEqual(
      ids,
    )
    expect(now[0]?.paging.total).toBe(total)
    for (const post of now.flatMap(({ postInfoList }) => postInfoList)) {
      const { id } = post.vitrinaPost
      if (id !== null && settled.has(id)) expect(post).toEqual(settled.get(id))
    }
  },
)

test('does not change the store for a post that no list contains', async () => {
  const { store } = await cached({ status: 'draft' })
  const before = store.getState()
  settlePosts(new Map([[5, published(5)]]), store)
  expect(store.getState()).toBe(before)
})

test.each([
  ['a list that contains a post', [6, 5], true],
  ['not a list without the posts', [5, 4], false],
])('finds lists with posts: %s', async (_name, ids, isFound) => {
  const { store, list } = await cached({})
  expect(listsWith(ids, store)).toEqual(isFound ? [list] : [])
})
