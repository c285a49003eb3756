import { makeAction, makePoll, makeText } from '../../testing/elements'
import { changed } from '../../testing/changed'
import { makePostInfo } from '../../testing/postInfo'
import type { PlacedElement } from '../../kinds/placedRules'
import type { PostDocument } from '../types'
import { scene } from '../scene/scene'
import { restore } from '../wire/restore'
import {
  addElements,
  editElement,
  flagElements,
  orderElements,
  placeElements,
  removeElements,
  setView,
} from './elementChanges'
import { imageId, isLocked, stack } from './onFrame'
import { allElements } from './placedElements'

const text: PlacedElement = { id: 't', kind: 'textSticker', data: makeText() }
const poll: PlacedElement = { id: 'p', kind: 'interaction', data: makePoll() }
const onStory: PlacedElement = {
  id: 's',
  kind: 'callToAction',
  data: makeAction({ view: 'story' }),
}

/** A post of two slides; what is added stands on the first. */
const opened = () => changed(restore(makePostInfo()), addElements(0, [text, poll, onStory]))
const dataOf = (document: PostDocument, id: string) =>
  allElements(document).find((element) => element.id === id)?.data
const orderOf = (document: PostDocument, frame: 'square' | 'story' = 'square') =>
  stack(document.media[0]!, frame).map(({ id }) => id)

test('what is added stands on the frame it was made for, the last one uppermost', () => {
  const document = opened()
  expect(orderOf(document)).toEqual(['t', 'p'])
  expect(orderOf(document, 'story').at(-1)).toBe('s')
  expect(document.media[0]?.squareElements.map(({ id }) => id)).toEqual(['t', 'p'])
  expect(document.media[1]).toEqual(restore(makePostInfo()).media[1])
})

test('nothing is added to a slide that is not there', () => {
  const document = opened()
  expect(changed(document, addElements(9, [text]))).toBe(document)
})

describe('hiding and locking', () => {
  test('is for those that are named, each by itself', () => {
    const hidden = changed(opened(), flagElements(['t'], { isHidden: true }))
    expect(dataOf(hidden, 't')).toMatchObject({ isHidden: true })
    expect(dataOf(hidden, 't')).not.toHaveProperty('isLocked')
    expect(dataOf(hidden, 'p')).not.toHaveProperty('isHidden')
    const both = changed(
      opened(),
      flagElements(['t'], { isLocked: true }),
      flagElements(['t'], { isHidden: true }),
    )
    expect(dataOf(both, 't')).toMatchObject({ isHidden: true, isLocked: true })
    const locked = changed(hidden, flagElements(['t', 'p'], { isLocked: true }))
    expect(dataOf(locked, 't')).toMatchObject({ isHidden: true, isLocked: true })
    expect(dataOf(locked, 'p')).toMatchObject({ isLocked: true })
  })

  test('leaves no trace once it is taken back, and is no change where it never was', () => {
    const document = opened()
    const held = changed(document, flagElements(['t'], { isHidden: true, isLocked: true }))
    expect(changed(held, flagElements(['t'], { isHidden: false, isLocked: false }))).toEqual(
      document,
    )
    expect(changed(document, flagElements(['t'], { isHidden: false, isLocked: false }))).toEqual(
      document,
    )
    expect(changed(document, flagElements(['nobody'], { isHidden: true }))).toBe(document)
  })

  test('an element that is locked is held, a marker of a product never is', () => {
    const [held] = allElements(changed(opened(), flagElements(['t'], { isLocked: true })))
    expect(isLocked(held!)).toBe(true)
    expect(isLocked(text)).toBe(false)
    const marker = scene(opened(), 0, 'square')?.elements.find(({ id }) => id === 'link:11')
    expect(marker && isLocked(marker)).toBe(false)
  })
})

describe('a stacking order', () => {
  test('is as it was asked for, from back to front', () => {
    const document = changed(opened(), orderElements(0, 'square', ['p', 't']))
    expect(orderOf(document)).toEqual(['p', 't'])
    expect(stack(document.media[0]!, 'square').map(({ zIndex }) => zIndex)).toEqual([1, 2])
    expect(orderOf(document, 'story')).toEqual(orderOf(opened(), 'story'))
  })

  test('may leave one of them where it is', () => {
    const third: PlacedElement = { ...text, id: 'u' }
    const document = changed(opened(), addElements(0, [third]))
    expect(orderOf(document)).toEqual(['t', 'p', 'u'])
    expect(orderOf(changed(document, orderElements(0, 'square', ['t', 'u', 'p'])))).toEqual([
      't',
      'u',
      'p',
    ])
  })

  test('takes pictures of products along', () => {
    const before = orderOf(opened(), 'story')
    expect(before).toContain(imageId('link:11'))
    const document = changed(opened(), orderElements(0, 'story', before.toReversed()))
    expect(orderOf(document, 'story')).toEqual(before.toReversed())
  })

  test('passes over what is not there', () => {
    const document = changed(opened(), orderElements(0, 'square', ['p', 'nobody', 't']))
    expect(orderOf(document)).toEqual(['p', 't'])
  })

  test.each([
    ['is the one that there is', 0, ['t', 'p']],
    ['leaves somebody out', 0, ['p']],
    ['is of a slide that is not there', 9, ['p', 't']],
  ])('changes nothing when it %s', (_what, index, ids) => {
    const document = opened()
    expect(changed(document, orderElements(index, 'square', ids))).toBe(document)
  })
})

test('an order that is asked for as it is leaves the numbers that the back office gave', () => {
  const stored = changed(opened(), (document) => {
    allElements(document).find(({ id }) => id === 'p')!.data.zIndex = 7
  })
  expect(changed(stored, orderElements(0, 'square', ['t', 'p']))).toBe(stored)
})

describe('moving', () => {
  test('takes each to its own place and leaves the others', () => {
    const document = changed(opened(), placeElements('square', { t: { x: 40, y: 50, rotate: 15 } }))
    expect(dataOf(document, 't')).toMatchObject({ x: 40, y: 50, rotate: 15, text: 'Новинка' })
    expect(dataOf(document, 'p')).toEqual(dataOf(opened(), 'p'))
  })

  test('takes the picture of a product, and leaves its marker and its picture on the other frame', () => {
    const before = opened()
    const moved = { [imageId('link:11')]: { x: 30, y: 40 } }
    const document = changed(before, placeElements('story', moved))
    const [mark] = document.media[0]!.links
    expect(mark).toMatchObject({
      x: 20,
      y: 30,
      link: {
        skuImageMarkup: { squareView: null, storyView: { x: 30, y: 40, rotate: 15, zIndex: 3 } },
      },
    })
    // On the square frame there is no picture that could be moved.
    expect(changed(before, placeElements('square', moved))).toBe(before)
  })
})

describe('taking away', () => {
  test('is for elements and marks alike, on both frames; a picture goes with its mark', () => {
    const document = changed(opened(), removeElements(['t', 's', 'link:11']))
    expect(orderOf(document)).toEqual(['p'])
    expect(orderOf(document, 'story')).not.toContain('s')
    expect(orderOf(document, 'story')).not.toContain(imageId('link:11'))
    expect(document.media[0]?.links.map(({ id }) => id)).toEqual(['link:12'])
    expect(document.media[1]).toEqual(opened().media[1])
  })

  test('leaves a document as it is when nothing of it is named', () => {
    const document = opened()
    expect(changed(document, removeElements(['nobody']))).toBe(document)
  })
})

test('an edit is for the element of that id and kind', () => {
  const content = { text: 'Скидка' }
  const document = changed(opened(), editElement({ id: 't', kind: 'textSticker', content }))
  expect(dataOf(document, 't')).toMatchObject({ text: 'Скидка', color: '#211f1d' })
  expect(dataOf(document, 's')).toMatchObject({ text: 'Купить' })
  const before = opened()
  expect(changed(before, editElement({ id: 'p', kind: 'textSticker', content }))).toBe(before)
  expect(changed(before, editElement({ id: 'nobody', kind: 'textSticker', content }))).toBe(before)
})

test('removing leaves what stands elsewhere the very same', () => {
  const before = opened()
  const document = changed(before, removeElements(['t']))
  const [slide, other] = document.media
  expect(slide!.squareElements.map(({ id }) => id)).toEqual(['p'])
  expect(slide!.storyElements).toBe(before.media[0]!.storyElements)
  expect(slide!.links).toBe(before.media[0]!.links)
  expect(other).toBe(before.media[1])
  expect(changed(before, removeElements(['nobody']))).toBe(before)
})

test('a slide opens in the frame that was chosen for it', () => {
  const document = changed(opened(), setView(1, 'story'))
  expect(document.media.map(({ view }) => view)).toEqual(['square', 'story'])
  expect(changed(document, setView(9, 'story'))).toBe(document)
})
