import { changed } from '../../testing/changed'
import { makePicture } from '../../testing/elements'
import { makeLink, makeMedia, makePostInfo } from '../../testing/postInfo'
import { placeElements } from '../elements/elementChanges'
import { chooseImage, hideImage, imageUrl, showImage } from './imageMarkup'
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

test('shows a product picture in the middle, 40 % of the frame wide', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 300, height: 150 }))
  expect(viewOn('square', shown)).toMatchObject({ x: 30, y: 40, width: 40, height: 20 })
})

test('limits a tall picture to the height of the frame and keeps its proportions', () => {
  const tall = { width: 200, height: 800 }
  const square = changed(document, showImage(ID, 'square', tall))
  expect(viewOn('square', square)).toMatchObject({ x: 37.5, y: 0, width: 25, height: 100 })
  const bare = changed(document, hideImage(ID, 'story'))
  const story = changed(bare, showImage(ID, 'story', tall))
  expect(viewOn('story', story)).toMatchObject({ x: 30, y: 5, width: 40, height: 90 })
})

test('grows at most to the height of the frame', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 200, height: 300 }))
  const place = { x: 0, y: 0, width: 90, height: 135 }
  const grown = changed(shown, placeElements('square', { [imageId(ID)]: place }))
  expect(viewOn('square', grown)).toMatchObject({ y: 0, width: 66.6667, height: 100 })
})

test('reduces the width when a taller picture of the product does not fit', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 300, height: 300 }))
  const chosen = changed(shown, chooseImage(ID, '/media/tall.jpg', { width: 200, height: 800 }))
  expect(viewOn('square', chosen)).toMatchObject({ x: 30, y: 0, width: 25, height: 100 })
})

describe('the shown picture', () => {
  const bare = { ...makeLink(11), skuImageMarkup: null }
  const urlOf = (url: string | null, ...sourceImageUrls: string[]) =>
    imageUrl({
      ...makeLink(11),
      skuImageMarkup: { squareView: null, storyView: null, choosedSkuImageUrl: url },
      sku: { id: 110, sourceImageUrls },
    })

  test('is the chosen one, else the first of the product, else none', () => {
    expect(urlOf('/chosen.jpg', '/first.jpg')).toBe('/chosen.jpg')
    expect(urlOf(null, '/first.jpg', '/second.jpg')).toBe('/first.jpg')
    expect(urlOf(null)).toBeNull()
    expect(imageUrl(bare)).toBe('/media/sku-11.jpg')
  })

  test('can be chosen before it is shown on any frame', () => {
    const opened = restore({ ...makePostInfo(), media: [makeMedia(1, [bare])] })
    const chosen = changed(opened, chooseImage(ID, '/other.jpg', { width: 1, height: 1 }))
    expect(chosen.media[0]!.links[0]!.link.skuImageMarkup).toEqual({
      squareView: null,
      storyView: null,
      choosedSkuImageUrl: '/other.jpg',
    })
  })

  test('is not shown on another frame by being chosen', () => {
    const chosen = changed(document, chooseImage(ID, '/other.jpg', { width: 100, height: 100 }))
    expect(viewOn('square', chosen)).toBeNull()
    // 40 % of 414 px wide, and as many px high.
    expect(viewOn('story', chosen)).toMatchObject({ width: 40, height: 22.5 })
  })

  test('keeps its position when it is shown again', () => {
    const again = changed(document, showImage(ID, 'story', { width: 300, height: 150 }))
    expect(again).toBe(document)
  })

  test('can be hidden only where it is shown', () => {
    const opened = restore({ ...makePostInfo(), media: [makeMedia(1, [bare])] })
    expect(changed(opened, hideImage(ID, 'square'))).toBe(opened)
    expect(viewOn('story', changed(document, hideImage(ID, 'story')))).toBeNull()
  })

  test('is placed above all elements of its own slide', () => {
    const second = {
      ...makeMedia(2, [makeLink(21)]),
      pictureStickers: [makePicture({ zIndex: 8 })],
    }
    const opened = restore({ ...makePostInfo(), media: [makeMedia(1, [makeLink(11)]), second] })
    const size = { width: 100, height: 100 }
    const shown = changed(
      opened,
      showImage('link:21', 'square', size),
      showImage(ID, 'square', size),
    )
    expect(imageView(shown.media[1]!.links[0]!, 'square')?.zIndex).toBe(9)
    expect(viewOn('square', shown)?.zIndex).toBe(1)
  })
})
