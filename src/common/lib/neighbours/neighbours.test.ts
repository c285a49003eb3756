import { neighbourIndexes, sideOfKeys, type NeighbourIndexes } from './neighbours'

test.each<[string, index: number, lastIndex: number, NeighbourIndexes | null]>([
  ['the first record', 0, 0, { previous: -1, next: 1 }],
  ['a record in the middle', 3, 3, { previous: 2, next: 4 }],
  ['a record that moved in the list', 2, 5, { previous: 1, next: 3 }],
  ['a record that left the list, at its former position', -1, 3, { previous: 2, next: 3 }],
  ['the first record, which left the list', -1, 0, { previous: -1, next: 0 }],
  ['a record that was never in the list', -1, -1, null],
])('finds the neighbours of %s', (_, index, lastIndex, indexes) => {
  expect(neighbourIndexes(index, lastIndex)).toEqual(indexes)
})

const NONE = { key: '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each<[string, Partial<KeyboardEvent>, string | null]>([
  ['Alt+PageUp', { code: 'PageUp', altKey: true }, 'previous'],
  ['Alt+PageDown', { code: 'PageDown', altKey: true }, 'next'],
  ['PageDown, which scrolls', { code: 'PageDown' }, null],
  ['Alt+Ctrl+PageDown', { code: 'PageDown', altKey: true, ctrlKey: true }, null],
  ['Alt+Meta+PageDown', { code: 'PageDown', altKey: true, metaKey: true }, null],
  ['Alt+Shift+PageDown', { code: 'PageDown', altKey: true, shiftKey: true }, null],
  ['Alt+End', { code: 'End', altKey: true }, null],
])('reads the keys %s', (_, keys, side) => {
  expect(sideOfKeys({ code: '', ...NONE, ...keys })).toBe(side)
})
