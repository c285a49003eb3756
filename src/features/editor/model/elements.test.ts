import { makeAction, makePoll, makeText } from '@/features/editor/testing/elements'
import { changed } from '@/features/editor/testing/changed'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import type { PlacedElement } from '@/features/editor/kinds/placedRules'
import { restore } from './wire'
import { addElements } from './elementChanges'
import { allElements, filterElements, mapElements } from './elements'

const elements: PlacedElement[] = [
  { id: 't', kind: 'textSticker', data: makeText() },
  { id: 'p', kind: 'interaction', data: makePoll() },
  { id: 's', kind: 'callToAction', data: makeAction({ view: 'story' }) },
]
const document = changed(restore(makePostInfo()), addElements(0, elements))
const idsOf = (changedDocument: typeof document) => allElements(changedDocument).map(({ id }) => id)
const renamed = (wanted: string) => (element: PlacedElement) =>
  element.id === wanted ? { ...element, id: 'new' } : element

test('returns the same document when no element changes', () => {
  expect(mapElements(document, (element) => element)).toBe(document)
  expect(filterElements(document, () => true)).toBe(document)
})

test.each([
  ['t', 'squareElements', 'storyElements'],
  ['s', 'storyElements', 'squareElements'],
] as const)(
  'keeps the identity of the other frame, slide and fields when %s changes',
  (id, own, other) => {
    const next = mapElements(document, renamed(id))
    expect(idsOf(next)).toEqual(idsOf(document).map((each) => (each === id ? 'new' : each)))
    expect(next.media[0]?.[own]).not.toBe(document.media[0]?.[own])
    expect(next.media[0]?.[other]).toBe(document.media[0]?.[other])
    expect(next.media[0]?.links).toBe(document.media[0]?.links)
    expect(next.media[1]).toBe(document.media[1])
    expect(next.albums).toBe(document.albums)
  },
)

test('keeps the identity of the elements that remain after a removal', () => {
  const next = filterElements(document, ({ id }) => id !== 't')
  expect(idsOf(next)).toEqual(idsOf(document).filter((id) => id !== 't'))
  expect(next.media[0]?.squareElements[0]).toBe(document.media[0]?.squareElements[1])
  expect(next.media[0]?.storyElements).toBe(document.media[0]?.storyElements)
})
