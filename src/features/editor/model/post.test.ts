import { makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'
import { changed } from '@/features/editor/testing/changed'
import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { Background } from '@/contract/entities/posts/media'
import {
  addProductMark,
  setAlbums,
  setBackground,
  setBackgrounds,
  setNeedsRequest,
  setSchedule,
  setSegments,
  setShowMarkers,
  setShowText,
  setText,
  showMark,
  withPublished,
  type Change,
  needsAlbum,
} from './post'
import { placeElements } from './elementChanges'
import { productMarkerRules } from '@/features/editor/kinds/productMarker/productMarkerRules'
import { restore } from './wire'

const after = (change: Change, document = restore(makePostInfo())) => changed(document, change)

describe('a marker’s position is rounded to whole percents inside the frame', () => {
  test.each([
    [
      { x: 12.4, y: 12.5 },
      { x: 12, y: 13 },
    ],
    [
      { x: -3, y: 101 },
      { x: 0, y: 100 },
    ],
    [
      { x: 99.6, y: 0.4 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 100 },
      { x: 0, y: 100 },
    ],
  ])('%j becomes %j', (wanted, place) => {
    expect(productMarkerRules.constrain(wanted)).toEqual(place)
    expect(after(placeElements('square', { 'link:11': wanted })).media[0]?.links[0]).toMatchObject(
      place,
    )
  })
})

test('keeps a valid position', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const place = { x: percent, y: 100 - percent }
    expect(productMarkerRules.constrain(place)).toEqual(place)
  }
})

test('places added products without covering each other', () => {
  let document = restore(makePostInfo())
  for (let id = 1; id <= 8; id += 1) {
    document = after(addProductMark(1, `new-${id}`, makeProduct(id)), document)
  }
  const places = document.media[1]?.links.map(({ x, y }) => `${x} ${y}`) ?? []
  expect(places[1]).toBe('50 50')
  expect(new Set(places).size).toBe(places.length)
})

test('ignores a move of a mark that does not exist', () => {
  const document = restore(makePostInfo())
  expect(after(placeElements('square', { 'link:999': { x: 1, y: 1 } }), document)).toBe(document)
})

test.each([
  [true, 0, true],
  [true, 1, false],
  [false, 0, false],
])(
  'returns for a post published: %s, with albums: %s, whether it needs an album: %s',
  (isPublished, count, isNeeded) => {
    const albums = [{ id: 4, name: 'Кухня' }].slice(0, count)
    const document = withPublished({ ...restore(makePostInfo()), albums }, isPublished)
    expect(needsAlbum(document)).toBe(isNeeded)
  },
)

describe('a marked product', () => {
  test('matches the product exactly, is centred and shown, and hides nothing', () => {
    const [mark] = after(addProductMark(1, 'new', makeProduct(5))).media[1]!.links.slice(-1)
    expect(mark).toMatchObject({ id: 'new', isShown: true, x: 50, y: 50 })
    expect(mark?.link).toEqual({
      id: null,
      hideAtProductPage: false,
      isSimilar: false,
      link: 'https://shop.test/p/5',
      marker: { x: 50, y: 50, show: true },
      showOnAllSlides: false,
      sku: {
        id: 5,
        article: 'A-5',
        vendorCode: '',
        sourceImageUrls: ['/media/vase.jpg'],
        price: 129_000,
        currency: 'rub',
        hasLeft: false,
      },
      title: 'Ваза 5',
      hiddenCarouselPositions: [],
      skuImageMarkup: null,
    })
  })

  test('keeps the given position, even where another mark is', () => {
    const document = after(addProductMark(0, 'new', makeProduct(), { x: 20, y: 30 }))
    expect(document.media[0]?.links.at(-1)).toMatchObject({ x: 20, y: 30 })
  })

  test('is centred again when all positions on the diagonal are occupied', () => {
    const full = after(({ media }) => {
      const [mark] = media[1]!.links
      media[1]!.links = Array.from({ length: 9 }, (_, index) => ({
        ...mark!,
        id: `m${index}`,
        x: 50 + 6 * index,
        y: 50 + 6 * index,
      }))
    })
    const document = after(addProductMark(1, 'new', makeProduct()), full)
    expect(document.media[1]?.links.at(-1)).toMatchObject({ x: 50, y: 50 })
  })

  test('is not added to a slide that does not exist', () => {
    const document = restore(makePostInfo())
    expect(after(addProductMark(9, 'new', makeProduct()), document)).toBe(document)
  })
})

test('shows or hides one marker without affecting the others', () => {
  const { media } = after(showMark('link:12', true))
  expect(media[0]?.links.map(({ isShown }) => isShown)).toEqual([true, true])
  expect(after(showMark('link:11', false)).media[0]?.links[0]?.isShown).toBe(false)
})

describe('a background', () => {
  const plain: Background = { ...SOFT_BACKGROUND, colors: ['#000000', '#ffffff'] }

  test('is set for one slide, or for all', () => {
    const before = restore(makePostInfo()).media.map(({ background }) => background)
    const backgroundsAfter = (change: Change) => after(change).media.map((item) => item.background)
    expect(backgroundsAfter(setBackground(1, plain))).toEqual([before[0], plain])
    expect(backgroundsAfter(setBackground(9, plain))).toEqual(before)
    expect(backgroundsAfter(setBackgrounds(plain))).toEqual([plain, plain])
  })
})

test('changes one field of the post at a time', () => {
  const albums = [{ id: 9, name: 'Сад' }]
  const document = restore(makePostInfo())
  const one = (change: Change) => {
    const next: Record<string, unknown> = { ...after(change, document) }
    const before: Record<string, unknown> = { ...document }
    return Object.fromEntries(Object.entries(next).filter(([key]) => next[key] !== before[key]))
  }
  expect(one(setText('Вечер'))).toEqual({ text: 'Вечер' })
  expect(one(setAlbums(albums))).toEqual({ albums })
  expect(one(setSegments(albums))).toEqual({ segments: albums })
  expect(one(setShowMarkers(false))).toEqual({ showMarkers: false })
  expect(one(setShowText(false))).toEqual({ showText: false })
  expect(one(setNeedsRequest(true))).toEqual({ needCopyrightRequest: true })
  // A schedule with equal times is not a change, even if it is another object.
  expect(one(setSchedule({ ...document.schedule }))).toEqual({})
})

test('returns the same document when the status is the current one', () => {
  const document = restore(makePostInfo())
  expect(withPublished(document, false)).toBe(document)
  expect(withPublished(document, true)).toEqual({ ...document, isPublished: true })
})
