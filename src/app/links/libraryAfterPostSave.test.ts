import { makePostInfo } from '@/features/editor/testing/postInfo'
import { placeSaved } from './libraryAfterPostSave'

const post = (id: number, isPublished: boolean) => {
  const postInfo = makePostInfo()
  return {
    ...postInfo,
    vitrinaPost: {
      ...postInfo.vitrinaPost,
      id,
      isPublished,
    },
  }
}

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
