import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import { listOfFilter, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { pagesToRefetch } from './updateLists'
import { makeListedPost } from './testing/lists'

/** Three loaded pages of four: likes 900, 890, … descending; ids 0, 1, … */
const PAGES = 3
const liked = (id: number, likeCount: number) => makeListedPost(id, {}, { likeCount })
const loaded = Array.from({ length: PAGES * PAGE_SIZE }, (_post, index) =>
  liked(index + 1, 900 - index * 10),
)
const pagesOf = (posts: PostInfo[], pageCount = PAGES + 1): PostPage[] =>
  Array.from({ length: PAGES }, (_page, index) => ({
    postInfoList: posts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    paging: { page: index + 1, pageCount, total: 100 },
    morePostsExpected: false,
  }))
const byLikes: LibraryFilter = { sort: { field: 'likeCount', asc: false } }
const ask = (posts: (PostInfo | null)[], { filter = byLikes, pages = pagesOf(loaded) } = {}) =>
  pagesToRefetch(
    listOfFilter(filter),
    pages,
    new Map(posts.map((post, index) => [post?.vitrinaPost.id ?? -index, post])),
  )
const nth = (index: number) => loaded[index]!

test.each<[string, ReturnType<typeof ask>, number[], number[]]>([
  ['of nothing, the first page', ask([]), [1], []],
  ['of a new post in front, the first page', ask([liked(500, 5000)]), [1], []],
  ['of a new post in the middle, its page too', ask([liked(500, 595)]), [1, 2], []],
  ['of one that belongs after the loaded posts, the last page', ask([liked(500, 0)]), [1, 3], []],
  ['of one at its right position, its page', ask([nth(70)]), [1, 3], []],
  ['of one that has moved, its new page', ask([liked(1, 595)]), [1, 2], [1]],
  ['of a deleted one, the first page', ask([null]), [1], []],
  [
    'of one that does not belong, the first page',
    ask([liked(500, 595)], { filter: { ...byLikes, status: 'published' } }),
    [1],
    [],
  ],
  [
    'of one in the manual order, the first page',
    ask([makeListedPost(500, { albumList: [{ id: 4, name: '' }] })], { filter: { album: [4] } }),
    [1],
    [],
  ],
  [
    'after some have left, the pages that others have moved onto',
    ask([], { pages: pagesOf(loaded.slice(PAGE_SIZE + 5)) }),
    [1, 2, 3],
    [],
  ],
  ['after one has left, the last page', ask([], { pages: pagesOf(loaded.slice(1)) }), [1, 3], []],
  [
    'after one has left a list that is loaded to its end, the first page',
    ask([], { pages: pagesOf(loaded.slice(1), PAGES) }),
    [1],
    [],
  ],
])(
  'returns the new pages and the posts whose position is unknown: %s',
  (_name, { numbers, misplaced }, expectedNumbers, expectedMisplaced) => {
    expect(numbers).toEqual(expectedNumbers)
    expect([...misplaced]).toEqual(expectedMisplaced)
  },
)
