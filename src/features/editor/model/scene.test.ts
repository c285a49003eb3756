import { makePostInfo } from '../testing/postInfo'
import { changed } from '../testing/changed'
import { moveMark, removeMarks, setShowMarkers, setText } from './changes'
import { restore } from './restore'
import { scene } from './scene'
import type { Change } from './changes'

const document = restore(makePostInfo())
const after = (change: Change) => changed(document, change)

test('a picture is drawn with its markers, numbered in their order', () => {
  expect(scene(document, 0)).toMatchObject({
    picture: { url: '/media/1-736.jpg', isVideo: false },
    elements: [
      { kind: 'productMarker', id: 'link-11', number: 1, x: 20, y: 30, isFaint: false },
      { kind: 'productMarker', id: 'link-12', number: 2, x: 70, y: 80, isFaint: true },
    ],
  })
  expect(scene(document, 5)).toBeNull()
})

test('what did not change keeps its identity', () => {
  const before = scene(document, 0)
  expect(scene(after(setText('Вечер')), 0)).toBe(before)
  const moved = scene(after(moveMark('link-11', { x: 1, y: 1 })), 0)
  expect(moved?.elements[0]).not.toBe(before?.elements[0])
  expect(moved?.elements[1]).toBe(before?.elements[1])
  expect(scene(after(moveMark('link-11', { x: 1, y: 1 })), 1)).toBe(scene(document, 1))
})

test('the numbers close up after a removal', () => {
  expect(scene(after(removeMarks(['link-11'])), 0)?.elements).toMatchObject([
    { id: 'link-12', number: 1 },
  ])
})

test('markers that shoppers do not see are faint, one or all', () => {
  const hidden = scene(after(setShowMarkers(false)), 0)
  expect(hidden?.elements.map(({ isFaint }) => isFaint)).toEqual([true, true])
})
