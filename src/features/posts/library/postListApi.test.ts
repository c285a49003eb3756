import type { PostInfo } from '@/contract/entities/posts/post'
import type { PostPage } from '@/contract/entities/posts/postList'
import { mergePage } from './postListApi'

const post = (id: number, text = '') => ({ vitrinaPost: { id, text } }) as unknown as PostInfo
const page = (ids: (number | PostInfo)[], paging: Partial<PostPage['paging']> = {}): PostPage => ({
  postInfoList: ids.map((id) => (typeof id === 'number' ? post(id) : id)),
  paging: { page: 1, pageCount: 2, total: 4, ...paging },
  morePostsExpected: true,
})
const idsOf = (pages: PostPage[]) =>
  pages.map(({ postInfoList }) => postInfoList.map(({ vitrinaPost }) => vitrinaPost.id))

test('inserts new posts at the front, replaces known posts in place, and keeps later pages', () => {
  const pages = [page([3, 2]), page([1, 0], { page: 2 })]
  const fresh = page([5, 4, post(1, 'new')], { total: 6 })
  mergePage(pages, { ...fresh, morePostsExpected: false })
  expect(idsOf(pages)).toEqual([
    [5, 4, 3, 2],
    [1, 0],
  ])
  expect(pages[1]?.postInfoList[0]?.vitrinaPost.text).toBe('new')
  expect(pages[0]?.paging.total).toBe(6)
  expect(pages[0]?.morePostsExpected).toBe(false)
})

test.each([
  [
    'behind the post that precedes it in the response',
    page([3, 9, 8, 2]),
    [[3, 9, 8, 2, 7], [1, 0], []],
  ],
  ['in front, if the preceding post is on a later page', page([1, 9]), [[9, 3, 2, 7], [1, 0], []]],
  ['on a later page in the same way', page([1, 9, 0], { page: 2 }), [[3, 2, 7], [1, 9, 0], []]],
  [
    'on an earlier page, if the pages have shifted',
    page([7, 9, 1], { page: 2 }),
    [[3, 2, 7, 9], [1, 0], []],
  ],
  ['in front of a later page', page([9, 1], { page: 2 }), [[3, 2, 7], [9, 1, 0], []]],
  [
    'on a loaded page that is empty',
    page([9, 8], { page: 3 }),
    [
      [3, 2, 7],
      [1, 0],
      [9, 8],
    ],
  ],
  ['nowhere, if its page is not loaded', page([9], { page: 4 }), [[3, 2, 7], [1, 0], []]],
])('inserts a new post %s', (_where, fresh, expected) => {
  const pages = [page([3, 2, 7]), page([1, 0], { page: 2 }), page([], { page: 3 })]
  mergePage(pages, fresh)
  expect(idsOf(pages)).toEqual(expected)
})

test('uses the total and the next page number of the last loaded page', () => {
  const pages = [page([3, 2]), page([1], { page: 2 })]
  mergePage(pages, page([1, 0], { page: 2, pageCount: 3, total: 7 }))
  expect(pages[0]?.paging).toEqual({ page: 1, pageCount: 2, total: 7 })
  expect(pages[1]?.paging).toEqual({ page: 2, pageCount: 3, total: 7 })
})

test('leaves a list without pages unchanged', () => {
  const pages: PostPage[] = []
  mergePage(pages, page([1]))
  expect(pages).toEqual([])
})
