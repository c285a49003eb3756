import { makePostInfo } from '../../testing/postInfo'
import { changed } from '../../testing/changed'
import { setShowMarkers, setText, type Change } from '@/features/editor/model/post'
import { placeElements, removeElements } from '@/features/editor/model/elementChanges'
import { restore } from '@/features/editor/model/wire'
import { scene } from './scene'

const document = restore(makePostInfo())
const after = (change: Change) => changed(document, change)

test('draws a picture with its markers, numbered in their order', () => {
  expect(scene(document, 0, 'square')).toMatchObject({
    picture: { url: '/media/1-736.jpg', isVideo: false },
    elements: [
      { kind: 'productMarker', id: 'link:11', number: 1, x: 20, y: 30, isFaint: false },
      { kind: 'productMarker', id: 'link:12', number: 2, x: 70, y: 80, isFaint: true },
    ],
  })
  expect(scene(document, 5, 'square')).toBeNull()
})

test('keeps the identity of unchanged elements', () => {
  const before = scene(document, 0, 'square')
  expect(scene(after(setText('Вечер')), 0, 'square')).toBe(before)
  const moved = scene(after(placeElements('square', { 'link:11': { x: 1, y: 1 } })), 0, 'square')
  expect(moved?.elements[0]).not.toBe(before?.elements[0])
  expect(moved?.elements[1]).toBe(before?.elements[1])
  expect(scene(after(placeElements('square', { 'link:11': { x: 1, y: 1 } })), 1, 'square')).toBe(
    scene(document, 1, 'square'),
  )
})

test('renumbers markers after a removal', () => {
  expect(scene(after(removeElements(['link:11'])), 0, 'square')?.elements).toMatchObject([
    { id: 'link:12', number: 1 },
  ])
})

test('draws a hidden marker faintly, and all markers when the post hides them', () => {
  const hidden = scene(after(setShowMarkers(false)), 0, 'square')
  expect(hidden?.elements).toMatchObject([{ isFaint: true }, { isFaint: true }])
})

test('draws a product picture only in its own frame, below the markers', () => {
  expect(scene(document, 0, 'story')?.elements).toMatchObject([
    { kind: 'pictureSticker' },
    { kind: 'productImage', markId: 'link:11', title: 'Товар 11', url: '/media/sku-11.jpg' },
    { kind: 'productImage', markId: 'link:12', title: 'Товар 12', url: '/media/sku-12.jpg' },
    { kind: 'productMarker', id: 'link:11' },
    { kind: 'productMarker', id: 'link:12' },
  ])
  expect(scene(document, 0, 'story')).not.toBe(scene(document, 0, 'square'))
})

test('draws a marker again when its number, its frame or the picture’s size changes', () => {
  const markers = (of: typeof document, frame: 'square' | 'story') =>
    scene(of, 0, frame)?.elements.filter(({ kind }) => kind === 'productMarker') ?? []
  const [, second] = markers(document, 'square')
  expect(markers(document, 'story')[1]).toMatchObject({ id: 'link:12', frame: 'story' })
  const alone = markers(after(removeElements(['link:11'])), 'square')
  expect(alone[0]).not.toBe(second)
  expect(alone[0]).toMatchObject({ id: 'link:12', number: 1 })
  const taller = after(({ media }) => {
    media[0]!.picture.height = 1600
  })
  expect(markers(taller, 'story')[0]).toMatchObject({ picture: { height: 1600 } })
})
