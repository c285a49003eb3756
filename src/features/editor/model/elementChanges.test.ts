import { makeAction, makePoll, makeText } from '@/features/editor/testing/elements'
import { changed } from '@/features/editor/testing/changed'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import type { PostDocument } from './document'
import { scene } from './scene/scene'
import { restore } from './wire'
import {
  addElements,
  editElement,
  flagElements,
  orderElements,
  placeElements,
  removeElements,
  setView,
} from './elementChanges'
import { imageId, isLocked, stack, allElements } from './elements'

const text: PlacedElement = { id: 't', kind: 'textSticker', data: makeText() }
const poll: PlacedElement = { id: 'p', kind: 'interaction', data: makePoll() }
const onStory: PlacedElement = {
  id: 's',
  kind: 'callToAction',
  data: makeAction({ view: 'story' }),
}

/** A post of two slides, with three elements on the first one. */
const opened = () => changed(restore(makePostInfo()), addElements(0, [text, poll, onStory]))
const dataOf = (document: PostDocument, id: string) =>
  allElements(document).find((element) => element.id === id)?.data
const orderOf = (document: PostDocument, frame: 'square' | 'story' = 'square') =>
  stack(document.media[0]!, frame).map(({ id }) => id)

test('adds elements to their frames, the last one on top', () => {
  const document = opened()
  expect(orderOf(document)).toEqual(['t', 'p'])
  expect(orderOf(document, 'story').at(-1)).toBe('s')
  expect(document.media[0]?.squareElements.map(({ id }) => id)).toEqual(['t', 'p'])
  expect(document.media[1]).toEqual(restore(makePostInfo()).media[1])
})

test('adds nothing to a slide that does not exist', () => {
  const document = opened()
  expect(changed(document, addElements(9, [text]))).toBe(document)
})

describe('hiding and locking', () => {
  test('affect the named elements only, each flag separately', () => {
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

  test('leave the document unchanged after a reset or for an unknown id', () => {
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

  test('affect an element, but never lock a product marker', () => {
    const [held] = allElements(changed(opened(), flagElements(['t'], { isLocked: true })))
    expect(isLocked(held!)).toBe(true)
    expect(isLocked(text)).toBe(false)
    const marker = scene(opened(), 0, 'square')?.elements.find(({ id }) => id === 'link:11')
    expect(marker && isLocked(marker)).toBe(false)
  })
})

describe('a stacking order', () => {
  test('follows the requested order, from back to front', () => {
    const document = changed(opened(), orderElements(0, 'square', ['p', 't']))
    expect(orderOf(document)).toEqual(['p', 't'])
    expect(stack(document.media[0]!, 'square').map(({ zIndex }) => zIndex)).toEqual([1, 2])
    expect(orderOf(document, 'story')).toEqual(orderOf(opened(), 'story'))
  })

  test('may keep an element in its position', () => {
    const third: PlacedElement = { ...text, id: 'u' }
    const document = changed(opened(), addElements(0, [third]))
    expect(orderOf(document)).toEqual(['t', 'p', 'u'])
    expect(orderOf(changed(document, orderElements(0, 'square', ['t', 'u', 'p'])))).toEqual([
      't',
      'u',
      'p',
    ])
  })

  test('includes product pictures', () => {
    const before = orderOf(opened(), 'story')
    expect(before).toContain(imageId('link:11'))
    const document = changed(opened(), orderElements(0, 'story', before.toReversed()))
    expect(orderOf(document, 'story')).toEqual(before.toReversed())
  })

  test('ignores unknown ids', () => {
    const document = changed(opened(), orderElements(0, 'square', ['p', 'nobody', 't']))
    expect(orderOf(document)).toEqual(['p', 't'])
  })

  test.each([
    ['is the current one', 0, ['t', 'p']],
    ['lacks an element', 0, ['p']],
    ['is for a missing slide', 9, ['p', 't']],
  ])('changes nothing when the requested order %s', (_what, index, ids) => {
    const document = opened()
    expect(changed(document, orderElements(index, 'square', ids))).toBe(document)
  })
})

test('keeps the stored z-indexes when the requested order is already the current order', () => {
  const stored = changed(opened(), (document) => {
    allElements(document).find(({ id }) => id === 'p')!.data.zIndex = 7
  })
  expect(changed(stored, orderElements(0, 'square', ['t', 'p']))).toBe(stored)
})

describe('moving', () => {
  test('changes the named elements only', () => {
    const document = changed(opened(), placeElements('square', { t: { x: 40, y: 50, rotate: 15 } }))
    expect(dataOf(document, 't')).toMatchObject({ x: 40, y: 50, rotate: 15, text: 'Новинка' })
    expect(dataOf(document, 'p')).toEqual(dataOf(opened(), 'p'))
  })

  test('moves a product picture, but neither its marker nor its picture on the other frame', () => {
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
    // The picture is not shown on the square frame, so it cannot be moved there.
    expect(changed(before, placeElements('square', moved))).toBe(before)
  })
})

describe('removing elements', () => {
  test('removes elements and markers on both frames, a marker with its picture', () => {
    const document = changed(opened(), removeElements(['t', 's', 'link:11']))
    expect(orderOf(document)).toEqual(['p'])
    expect(orderOf(document, 'story')).not.toContain('s')
    expect(orderOf(document, 'story')).not.toContain(imageId('link:11'))
    expect(document.media[0]?.links.map(({ id }) => id)).toEqual(['link:12'])
    expect(document.media[1]).toEqual(opened().media[1])
  })

  test('returns the same document when only unknown ids are removed', () => {
    const document = opened()
    expect(changed(document, removeElements(['nobody']))).toBe(document)
  })
})

test('edits only the element with the given id and kind', () => {
  const content = { text: 'Скидка' }
  const document = changed(opened(), editElement({ id: 't', kind: 'textSticker', content }))
  expect(dataOf(document, 't')).toMatchObject({ text: 'Скидка', color: '#211f1d' })
  expect(dataOf(document, 's')).toMatchObject({ text: 'Купить' })
  const before = opened()
  expect(changed(before, editElement({ id: 'p', kind: 'textSticker', content }))).toBe(before)
  expect(changed(before, editElement({ id: 'nobody', kind: 'textSticker', content }))).toBe(before)
})

test('keeps the identity of everything except a removed element', () => {
  const before = opened()
  const document = changed(before, removeElements(['t']))
  const [slide, other] = document.media
  expect(slide!.squareElements.map(({ id }) => id)).toEqual(['p'])
  expect(slide!.storyElements).toBe(before.media[0]!.storyElements)
  expect(slide!.links).toBe(before.media[0]!.links)
  expect(other).toBe(before.media[1])
  expect(changed(before, removeElements(['nobody']))).toBe(before)
})

test('sets the frame of one slide', () => {
  const document = changed(opened(), setView(1, 'story'))
  expect(document.media.map(({ view }) => view)).toEqual(['square', 'story'])
  expect(changed(document, setView(9, 'story'))).toBe(document)
})
