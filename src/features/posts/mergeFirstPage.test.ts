import type { PostInfo } from '@/contract/entities/post'
import type { PostPage } from '@/contract/entities/postList'
import { mergeFirstPage } from './mergeFirstPage'

const post = (id: number, text = '') => ({ vitrinaPost: { id, text } }) as unknown as PostInfo
const page = (posts: PostInfo[], total: number, morePostsExpected: boolean): PostPage => ({
  postInfoList: posts,
  paging: { page: 1, pageCount: 1, total },
  morePostsExpected,
})
const idsOf = (pages: PostPage[]) =>
  pages.map(({ postInfoList }) => postInfoList.map(({ vitrinaPost }) => vitrinaPost.id))

test('new posts come in front, known ones change in place, later pages stay', () => {
  const pages = [page([post(3), post(2)], 4, true), page([post(1), post(0)], 4, true)]
  mergeFirstPage(pages, page([post(5), post(4), post(1, 'new')], 6, false))
  expect(idsOf(pages)).toEqual([
    [5, 4, 3, 2],
    [1, 0],
  ])
  expect(pages[1]?.postInfoList[0]?.vitrinaPost.text).toBe('new')
  expect(pages[0]?.paging.total).toBe(6)
  expect(pages[0]?.morePostsExpected).toBe(false)
})

test('a list without pages stays one', () => {
  const pages: PostPage[] = []
  mergeFirstPage(pages, page([post(1)], 1, false))
  expect(pages).toEqual([])
})
