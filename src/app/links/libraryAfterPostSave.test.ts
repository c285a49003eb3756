import { makePostInfo } from '@/features/editor/testing/postInfo'
import { listOfFilter, NO_FILTER } from '@/features/posts/libraryFilter'
import { belongsTo, placeSaved } from './libraryAfterPostSave'

const post = (id: number, isPublished: boolean, albums: number[] = []) => {
  const postInfo = makePostInfo()
  return {
    ...postInfo,
    vitrinaPost: {
      ...postInfo.vitrinaPost,
      id,
      isPublished,
      albumList: albums.map((album) => ({ id: album, name: '' })),
    },
  }
}

test.each([
  ['the whole library', {}, true],
  ['its own status', { status: 'published' as const }, true],
  ['the other status', { status: 'draft' as const }, false],
  ['its album', { albumId: 5 }, true],
  ['another album', { albumId: 6 }, false],
])('a published post of album 5 belongs to %s: %j', (_name, filter, expected) => {
  expect(belongsTo(listOfFilter({ ...NO_FILTER, ...filter }), post(1, true, [5]))).toBe(expected)
})

test('a saved post takes its old place, or leaves it, and other posts stay where they are', () => {
  const pages = [
    { postInfoList: [post(1, false), post(2, false)] },
    { postInfoList: [post(3, false)] },
  ]
  expect(placeSaved(pages, post(2, true), true)).toBe(true)
  expect(pages[0]?.postInfoList[1]?.vitrinaPost.isPublished).toBe(true)
  expect(placeSaved(pages, post(3, true), false)).toBe(true)
  expect(pages.map(({ postInfoList }) => postInfoList.length)).toEqual([2, 0])
  expect(placeSaved(pages, post(9, true), true)).toBe(false)
})
