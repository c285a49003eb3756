import { reorder, type Step } from './reorder'

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
])('%s of %j gives %s', (step, moved, expected) => {
  expect(reorder(PILE, moved, step).join('')).toBe(expected)
})
