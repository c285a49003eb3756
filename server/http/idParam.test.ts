import { idParam } from './idParam'

test.each([
  ['7', 7],
  ['12', 12],
  ['999999999999999', 999_999_999_999_999],
])('accepts %s in a path as an id', (text, id) => {
  expect(idParam(text)).toBe(id)
})

test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '1 ', '12a', '9999999999999999', '١٢'])(
  'answers 404 for %j',
  (text) => {
    expect(() => idParam(text)).toThrow('not-found')
  },
)
