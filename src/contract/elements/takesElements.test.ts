import { takesElements } from './takesElements'

test.each([
  ['post', true],
  ['story', true],
  ['review', false],
  ['live', false],
] as const)('%s: %s', (type, isTaken) => {
  expect(takesElements(type)).toBe(isTaken)
})
