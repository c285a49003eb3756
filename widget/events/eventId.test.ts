import { eventId } from './eventId'

afterEach(() => {
  Reflect.deleteProperty(crypto, 'randomUUID')
})

test.each([
  ['with https', () => undefined],
  [
    'without https',
    () => Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }),
  ],
])('on a shop %s no two events have one id', (_how, prepare) => {
  prepare()
  const ids = Array.from({ length: 100 }, eventId)
  expect(new Set(ids).size).toBe(100)
  // That many random bytes have this length, whatever their values.
  for (const id of ids) expect(id.replaceAll('-', '')).toMatch(/^[\da-f]{32}$/)
})
