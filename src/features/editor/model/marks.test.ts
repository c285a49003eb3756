import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { changed } from '@/features/editor/testing/changed'
import { makePicture } from '@/features/editor/testing/elements'
import { makeLink, makeMedia, makePostInfo } from '@/features/editor/testing/postInfo'
import type { PostDocument } from './document'
import { placeElements } from './elementChanges'
import { imageId, imageView } from './elements'
import {
  chooseImage,
  hideImage,
  imageUrl,
  showImage,
  setMark,
  type MarkSettings,
  newLinkIds,
} from './marks'
import { restore } from './wire'

const ID = 'link:11'
const document = restore(makePostInfo())
const viewOn = (frame: 'square' | 'story', { media }: PostDocument) =>
  imageView(
    media[0]!.links.find(({ id }) => id === ID)!,
    frame,
  )

test('shows a product picture in the middle of the frame, 40 % of its width', () => {
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

test('a product picture grows at most to the height of the frame', () => {
  const shown = changed(document, showImage(ID, 'square', { width: 200, height: 300 }))
  const place = { x: 0, y: 0, width: 90, height: 135 }
  const grown = changed(shown, placeElements('square', { [imageId(ID)]: place }))
  expect(viewOn('square', grown)).toMatchObject({ y: 0, width: 66.6667, height: 100 })
})

test('reduces the width when a taller picture of the product is chosen that does not fit', () => {
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

  test('is the chosen picture, else the first of the product, else none', () => {
    expect(urlOf('/chosen.jpg', '/first.jpg')).toBe('/chosen.jpg')
    expect(urlOf(null, '/first.jpg', '/second.jpg')).toBe('/first.jpg')
    expect(urlOf(null)).toBeNull()
    expect(imageUrl(bare)).toBe('/media/sku-11.jpg')
  })

  test('can be chosen before it is shown on a frame', () => {
    const opened = restore({ ...makePostInfo(), media: [makeMedia(1, [bare])] })
    const chosen = changed(opened, chooseImage(ID, '/other.jpg', { width: 1, height: 1 }))
    expect(chosen.media[0]!.links[0]!.link.skuImageMarkup).toEqual({
      squareView: null,
      storyView: null,
      choosedSkuImageUrl: '/other.jpg',
    })
  })

  test('does not appear on another frame when it is chosen', () => {
    const chosen = changed(document, chooseImage(ID, '/other.jpg', { width: 100, height: 100 }))
    expect(viewOn('square', chosen)).toBeNull()
    // 40 % of the width of 414 px, and as many px in height.
    expect(viewOn('story', chosen)).toMatchObject({ width: 40, height: 22.5 })
  })

  test('keeps its position when it is hidden and shown again', () => {
    const again = changed(document, showImage(ID, 'story', { width: 300, height: 150 }))
    expect(again).toBe(document)
  })

  test('is hidden only on a frame that shows it', () => {
    const opened = restore({ ...makePostInfo(), media: [makeMedia(1, [bare])] })
    expect(changed(opened, hideImage(ID, 'square'))).toBe(opened)
    expect(viewOn('story', changed(document, hideImage(ID, 'story')))).toBeNull()
  })

  test('lies above all elements of its own slide', () => {
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

const marked = restore(makePostInfo())
const set = (settings: Partial<MarkSettings>) => changed(marked, setMark('link:11', settings))
const [firstMark, otherMark] = marked.media[0]!.links
const linkOf = ({ media }: typeof marked) => media[0]!.links[0]!.link

test('changes one setting of one product only', () => {
  const next = set({ isSimilar: false })
  expect(linkOf(next)).toEqual({ ...firstMark!.link, isSimilar: false })
  expect(next.media[0]!.links[1]).toBe(otherMark)
  expect(next.media[1]).toBe(marked.media[1])
})

test('clears the list of slides on which a product is hidden when “all slides” is switched off', () => {
  expect(firstMark!.link.hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ showOnAllSlides: false }))).toMatchObject({
    showOnAllSlides: false,
    hiddenCarouselPositions: [],
  })
})

test('keeps the list of slides on which a product is hidden when other settings change', () => {
  expect(linkOf(set({ showOnAllSlides: true })).hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ hideAtProductPage: true })).hiddenCarouselPositions).toEqual([2])
  expect(linkOf(set({ hiddenCarouselPositions: [1] })).hiddenCarouselPositions).toEqual([1])
})

/** A post whose slides have these marks. */
const post = (...slides: ProductLink[][]) => ({
  ...makePostInfo(),
  media: slides.map((links, index) => makeMedia(index + 1, links)),
})
/** A mark of a product before and after the save. */
const unsaved = (product: number) => ({ ...makeLink(product), id: null })
const saved = (product: number, id: number) => ({ ...makeLink(product), id })

const sent = restore(post([unsaved(1), unsaved(2)], [unsaved(3)]))
const [firstId, secondId, thirdId] = sent.media.flatMap(({ links }) => links.map(({ id }) => id))

describe('newLinkIds', () => {
  test('matches the ids that a save assigned by the order of each slide’s marks', () => {
    const ids = newLinkIds(sent, post([saved(1, 91), saved(2, 92)], [saved(3, 93)]))
    expect(ids).toEqual({ [firstId!]: 91, [secondId!]: 92, [thirdId!]: 93 })
  })

  test('matches the ids slide by slide, whatever the order of slides in the response', () => {
    const answer = post([saved(1, 91), saved(2, 92)], [saved(3, 93)])
    const ids = newLinkIds(sent, { ...answer, media: answer.media.toReversed() })
    expect(ids).toEqual({ [firstId!]: 91, [secondId!]: 92, [thirdId!]: 93 })
  })

  test('ignores ids of other products', () => {
    expect(newLinkIds(sent, post([saved(2, 92), saved(2, 95)], [saved(3, 93)]))).toEqual({
      [secondId!]: 95,
      [thirdId!]: 93,
    })
  })

  test('omits slides, marks and ids that the response lacks', () => {
    expect(newLinkIds(sent, post([saved(1, 91)]))).toEqual({ [firstId!]: 91 })
    expect(newLinkIds(sent, post([unsaved(1), saved(2, 92)], []))).toEqual({ [secondId!]: 92 })
  })
})
