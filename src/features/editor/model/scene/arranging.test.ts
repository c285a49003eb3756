import { align, distribute, type Alignment, type Boxed, reorder, type Step } from './arranging'

const boxed = (id: string, left: number, top: number, width = 100, height = 50): Boxed => ({
  id,
  box: { left, top, width, height },
})
const PAIR = [boxed('a', 100, 100), boxed('b', 300, 400, 200, 100)]

test.each<[Alignment, object, object]>([
  ['left', { dx: 0, dy: 0 }, { dx: -200, dy: 0 }],
  ['center', { dx: 150, dy: 0 }, { dx: -100, dy: 0 }],
  ['right', { dx: 300, dy: 0 }, { dx: 0, dy: 0 }],
  ['top', { dx: 0, dy: 0 }, { dx: 0, dy: -300 }],
  ['middle', { dx: 0, dy: 175 }, { dx: 0, dy: -150 }],
  ['bottom', { dx: 0, dy: 350 }, { dx: 0, dy: 0 }],
])('aligns two items with each other: %s', (alignment, a, b) => {
  expect(align(PAIR, alignment, 'square')).toEqual({ a, b })
})

test('aligns a single item with its frame', () => {
  const [one] = PAIR
  expect(align([one!], 'center', 'story')).toEqual({ a: { dx: 57, dy: 0 } })
  expect(align([one!], 'bottom', 'square')).toEqual({ a: { dx: 0, dy: 586 } })
})

test('makes the gaps between items equal, in the order of their positions', () => {
  const items = [boxed('c', 500, 0), boxed('a', 0, 0), boxed('b', 110, 0)]
  expect(distribute(items, 'x')).toEqual({
    a: { dx: 0, dy: 0 },
    b: { dx: 140, dy: 0 },
    c: { dx: 0, dy: 0 },
  })
  expect(distribute([], 'y')).toEqual({})
})

test('makes vertical gaps equal for any heights, also between overlapping items', () => {
  const tall = [boxed('a', 0, 10, 10, 100), boxed('b', 0, 150, 10, 20), boxed('c', 0, 270, 10, 40)]
  // Between 10 and 310 there are 300 px, of which 160 are filled, so 70 px are free on each side of the middle box.
  expect(distribute(tall, 'y')).toEqual({
    a: { dx: 0, dy: 0 },
    b: { dx: 0, dy: 30 },
    c: { dx: 0, dy: 0 },
  })
  const close = [boxed('a', 0, 0, 100), boxed('b', 20, 0, 100), boxed('c', 100, 0, 100)]
  expect(distribute(close, 'x')['b']).toEqual({ dx: 30, dy: 0 })
})

test('distributing does not move a single item', () => {
  expect(distribute([boxed('a', 30, 40)], 'x')).toEqual({ a: { dx: 0, dy: 0 } })
})

const PILE = ['a', 'b', 'c', 'd']

test.each<[Step, string[], string]>([
  ['forward', ['a'], 'bacd'],
  ['forward', ['a', 'b'], 'cabd'],
  ['forward', ['a', 'c'], 'badc'],
  ['forward', ['d'], 'abcd'],
  ['forward', ['c', 'd'], 'abcd'],
  ['backward', ['c'], 'acbd'],
  ['backward', ['b', 'c'], 'bcad'],
  ['backward', ['a', 'b'], 'abcd'],
  ['front', ['b', 'a'], 'cdab'],
  ['back', ['d', 'c'], 'cdab'],
  ['front', ['nobody'], 'abcd'],
])('moves %s in the stacking order %j: %s', (step, moved, expected) => {
  expect(reorder(PILE, moved, step).join('')).toBe(expected)
})
