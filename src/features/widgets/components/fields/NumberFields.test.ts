import { isOutOfBounds, parseNumber } from './NumberFields'

test.each([
  ['4', 4],
  [' 4 ', 4],
  ['4.9', 4],
  ['12px', 8],
  ['0', 1],
  ['-3', 1],
  ['999', 8],
  ['', null],
  ['four', null],
])('parses the typed %j as %j within 1 and 8', (text, number) => {
  expect(parseNumber(text, { min: 1, max: 8 })).toBe(number)
})

test.each([
  ['0', true],
  ['9', true],
  ['1', false],
  ['8', false],
  ['4.9', false],
  ['', false],
  ['four', false],
])('returns whether the typed %j is outside of the bounds 1 and 8: %j', (text, isOut) => {
  expect(isOutOfBounds(text, { min: 1, max: 8 })).toBe(isOut)
})
