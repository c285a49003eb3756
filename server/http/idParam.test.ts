import { idParam } from './idParam'

test.each([
  ['7', 7],
  ['12', 12],
  ['999999999999999', 999_999_999_999_999],
])('%s in a path is a number of a record', (text, id) => {
  expect(idParam(text)).toBe(id)
})

test.each(['', '-1', '1.5', '1e3', '0x10', ' 1', '1 ', '12a', '9999999999999999', '١٢'])(
  '%j names no record',
  (text) => {
    expect(() => idParam(text)).toThrow('not-found')
  },
)
