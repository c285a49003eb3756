import { changed } from '../../testing/changed'
import { makePostInfo } from '../../testing/postInfo'
import { placeElements } from '../elements/elementChanges'
import { chooseImage, hideImage, showImage } from './imageMarkup'
import { imageId, imageView } from '../elements/onFrame'
import { restore } from '../wire/restore'
import type { PostDocument } from '../types'

const ID = 'link:11'
const document = restore(makePostInfo())
const viewOn = (frame: 'square' | 'story', { media }: PostDocument) =>
  imageView(
    media[0]!.links.find(({ id }) => id === ID)!,
    frame,
  )

test('a product’s picture takes 40 % of the frame’s width, in the middle', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 300, height: 150 }))
  expect(viewOn('square', shown)).toMatchObject({ x: 30, y: 40, width: 40, height: 20 })
})

test('a tall one is as high as the frame, in its shape', () => {
  const tall = { width: 200, height: 800 }
  const square = changed(document, showImage(ID, 'square', tall))
  expect(viewOn('square', square)).toMatchObject({ x: 37.5, y: 0, width: 25, height: 100 })
  const bare = changed(document, hideImage(ID, 'story'))
  const story = changed(bare, showImage(ID, 'story', tall))
  expect(viewOn('story', story)).toMatchObject({ x: 30, y: 5, width: 40, height: 90 })
})

test('it grows to the height of the frame and no further', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 200, height: 300 }))
  const place = { x: 0, y: 0, width: 90, height: 135 }
  const grown = changed(shown, placeElements('square', { [imageId(ID)]: place }))
  expect(viewOn('square', grown)).toMatchObject({ y: 0, width: 66.6667, height: 100 })
})

test('a taller picture of the product keeps the width only as far as it fits', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 300, height: 300 }))
  const chosen = changed(shown, chooseImage(ID, '/media/tall.jpg', { width: 200, height: 800 }))
  expect(viewOn('square', chosen)).toMatchObject({ x: 30, y: 0, width: 25, height: 100 })
})
