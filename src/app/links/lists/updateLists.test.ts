import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import { listOfFilter, type LibraryFilter } from '@/features/posts/library/libraryFilter'
import { pagesToRefetch } from './updateLists'
import { makeListedPost } from '../testing/lists'

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
  ['no changed post: the first page', ask([]), [1], []],
  ['a new post in front: the first page', ask([liked(500, 5000)]), [1], []],
  ['a new post in the middle: also its page', ask([liked(500, 595)]), [1, 2], []],
  [
    'a post that belongs after the loaded posts: also the last page',
    ask([liked(500, 0)]),
    [1, 3],
    [],
  ],
  ['a post at its right position: also its page', ask([nth(70)]), [1, 3], []],
  ['a post that has moved: also its new page', ask([liked(1, 595)]), [1, 2], [1]],
  ['a deleted post: the first page', ask([null]), [1], []],
  [
    'a post that does not belong: the first page',
    ask([liked(500, 595)], { filter: { ...byLikes, status: 'published' } }),
    [1],
    [],
  ],
  [
    'a post in the manual order: the first page',
    ask([makeListedPost(500, { albumList: [{ id: 4, name: '' }] })], { filter: { album: [4] } }),
    [1],
    [],
  ],
  [
    'several removed posts: the pages onto which other posts moved',
    ask([], { pages: pagesOf(loaded.slice(PAGE_SIZE + 5)) }),
    [1, 2, 3],
    [],
  ],
  [
    'one removed post: also the last page',
    ask([], { pages: pagesOf(loaded.slice(1)) }),
    [1, 3],
    [],
  ],
  [
    'one removed post of a fully loaded list: the first page',
    ask([], { pages: pagesOf(loaded.slice(1), PAGES) }),
    [1],
    [],
  ],
])(
  'returns the pages to refetch and the posts whose position is unknown: %s',
  (_name, { numbers, misplaced }, expectedNumbers, expectedMisplaced) => {
    expect(numbers).toEqual(expectedNumbers)
    expect([...misplaced]).toEqual(expectedMisplaced)
  },
)
