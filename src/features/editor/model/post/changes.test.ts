import { makePostInfo, makeProduct } from '../../testing/postInfo'
import { changed } from '../../testing/changed'
import { addProductMark, withPublished, type Change } from './changes'
import { placeElements } from '../elements/elementChanges'
import { productMarkerRules } from '../../kinds/productMarker/productMarkerRules'
import { needsAlbum } from './needsAlbum'
import { restore } from '../wire/restore'

const after = (change: Change, document = restore(makePostInfo())) => changed(document, change)

describe('a marker stands on whole percents inside the frame', () => {
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

test('a permitted place is left where it is', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const place = { x: percent, y: 100 - percent }
    expect(productMarkerRules.constrain(place)).toEqual(place)
  }
})

test('products added one after another do not cover each other', () => {
  let document = restore(makePostInfo())
  for (let id = 1; id <= 8; id += 1) {
    document = after(addProductMark(1, `new-${id}`, makeProduct(id)), document)
  }
  const places = document.media[1]?.links.map(({ x, y }) => `${x} ${y}`) ?? []
  expect(places[1]).toBe('50 50')
  expect(new Set(places).size).toBe(places.length)
})

test('a mark that is not there any more cannot be moved', () => {
  const document = restore(makePostInfo())
  expect(after(placeElements('square', { 'link:999': { x: 1, y: 1 } }), document)).toBe(document)
})

test.each([
  [true, 0, true],
  [true, 1, false],
  [false, 0, false],
])('published %s with %s albums needs an album: %s', (isPublished, count, isNeeded) => {
  const albums = [{ id: 4, name: 'Кухня' }].slice(0, count)
  const document = withPublished({ ...restore(makePostInfo()), albums }, isPublished)
  expect(needsAlbum(document)).toBe(isNeeded)
})
