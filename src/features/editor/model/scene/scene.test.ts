import { makePostInfo } from '../../testing/postInfo'
import { changed } from '../../testing/changed'
import { setShowMarkers, setText } from '../post/changes'
import { placeElements, removeElements } from '../elements/elementChanges'
import { restore } from '../wire/restore'
import { scene } from './scene'
import type { Change } from '../post/changes'

const document = restore(makePostInfo())
const after = (change: Change) => changed(document, change)

test('a picture is drawn with its markers, numbered in their order', () => {
  expect(scene(document, 0, 'square')).toMatchObject({
    picture: { url: '/media/1-736.jpg', isVideo: false },
    elements: [
      { kind: 'productMarker', id: 'link:11', number: 1, x: 20, y: 30, isFaint: false },
      { kind: 'productMarker', id: 'link:12', number: 2, x: 70, y: 80, isFaint: true },
    ],
  })
  expect(scene(document, 5, 'square')).toBeNull()
})

test('what did not change keeps its identity', () => {
  const before = scene(document, 0, 'square')
  expect(scene(after(setText('Вечер')), 0, 'square')).toBe(before)
  const moved = scene(after(placeElements('square', { 'link:11': { x: 1, y: 1 } })), 0, 'square')
  expect(moved?.elements[0]).not.toBe(before?.elements[0])
  expect(moved?.elements[1]).toBe(before?.elements[1])
  expect(scene(after(placeElements('square', { 'link:11': { x: 1, y: 1 } })), 1, 'square')).toBe(
    scene(document, 1, 'square'),
  )
})

test('the numbers close up after a removal', () => {
  expect(scene(after(removeElements(['link:11'])), 0, 'square')?.elements).toMatchObject([
    { id: 'link:12', number: 1 },
  ])
})

test('markers that shoppers do not see are faint, one or all', () => {
  const hidden = scene(after(setShowMarkers(false)), 0, 'square')
  expect(hidden?.elements).toMatchObject([{ isFaint: true }, { isFaint: true }])
})
