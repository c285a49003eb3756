import { ELEMENT_LISTS, inStackingOrder, type ElementList, takesElements } from './elementLists'

const layer = (name: string, zIndex: number) => ({ name, zIndex })
/** Each list has two elements of one z-index, one in front of them, and one behind. */
const lists = Object.fromEntries(
  ELEMENT_LISTS.map((list) => [
    list,
    [layer(`front ${list}`, 2), layer(`${list} 1`, 1), layer(`${list} 2`, 1), layer(list, 0)],
  ]),
) as unknown as Record<ElementList, { name: string; zIndex: number }[]>

test('sorts elements with equal z-indexes by their kinds and lists', () => {
  const images = [layer('product', 1), layer('other product', 1)]
  expect(inStackingOrder(lists, images).map(({ name }) => name)).toEqual([
    ...ELEMENT_LISTS,
    ...ELEMENT_LISTS.flatMap((list) => [`${list} 1`, `${list} 2`]),
    'product',
    'other product',
    ...ELEMENT_LISTS.map((list) => `front ${list}`),
  ])
})

test('sorts kinds of elements by the order in which they are stored', () => {
  const stored = ['callToActions', 'interactions', 'pictureStickers', 'textStickers']
  expect(ELEMENT_LISTS.filter((list) => stored.includes(list))).toEqual(stored)
})

test.each([
  ['post', true],
  ['story', true],
  ['review', false],
  ['live', false],
] as const)('returns whether a %s accepts elements: %s', (type, isTaken) => {
  expect(takesElements(type)).toBe(isTaken)
})
