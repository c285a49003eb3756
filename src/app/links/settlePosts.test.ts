import { makeStore } from '@/app/start/store'
import type { PostInfo } from '@/contract/entities/post'
import { listOfFilter, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { listsWith, settlePosts } from './settlePosts'
import { day, makeListedPost } from './testing/listedPost'

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
  ['a post changes where it stands', {}, [[8, published(8)]], AS_IT_WAS],
  ['one that came in is asked for', {}, [[5, published(5)]], STALE],
  [
    'a strange one that does not belong changes nothing',
    { status: 'draft' },
    [[5, published(5)]],
    AS_IT_WAS,
  ],
  ['a deleted one that stood elsewhere changes nothing', {}, [[5, null]], AS_IT_WAS],
  ['a deleted one goes', {}, [[8, null]], { ids: [[9], [7, 6]], total: 3, isStale: true }],
  [
    'several that no longer belong go, on every page',
    { status: 'draft' },
    [
      [9, published(9)],
      [7, null],
      [6, published(6)],
      [8, texted(8, 'Иначе')],
    ],
    { ids: [[8], []], total: 1, isStale: true },
  ],
  ['in a list of words the same text stays', { query: 'утро' }, [[8, published(8)]], AS_IT_WAS],
  [
    'in a list of words another text is asked about',
    { query: 'утро' },
    [[8, texted(8, 'День')]],
    STALE,
  ],
  ['by publication, what was published has moved', byPublication, [[8, published(8)]], STALE],
  ['by publication, another text has not', byPublication, [[8, texted(8, 'День')]], AS_IT_WAS],
  [
    'by likes, what was read anew has moved',
    byLikes,
    [[8, makeListedPost(8, {}, { likeCount: 3 })]],
    STALE,
  ],
  ['by likes, what was published has not', byLikes, [[8, published(8)]], AS_IT_WAS],
])('settles the list: %s', async (_name, filter, posts, { ids, total, isStale }) => {
  const { store, list, read } = await cached(filter)
  const settled = new Map(posts)
  expect(settlePosts(settled, store)).toEqual(isStale ? [list] : [])
  const now = read()
  expect(now.map((page) => page.postInfoList.map(({ vitrinaPost }) => vitrinaPost.id))).toEqual(ids)
  expect(now[0]?.paging.total).toBe(total)
  for (const post of now.flatMap(({ postInfoList }) => postInfoList)) {
    const { id } = post.vitrinaPost
    if (id !== null && settled.has(id)) expect(post).toEqual(settled.get(id))
  }
})

test('does not change the store for a post that no list contains', async () => {
  const { store } = await cached({ status: 'draft' })
  const before = store.getState()
  settlePosts(new Map([[5, published(5)]]), store)
  expect(store.getState()).toBe(before)
})

test.each([
  ['one that a post stands in', [6, 5], true],
  ['not one that none stands in', [5, 4], false],
])('finds lists with posts: %s', async (_name, ids, isFound) => {
  const { store, list } = await cached({})
  expect(listsWith(ids, store)).toEqual(isFound ? [list] : [])
})
