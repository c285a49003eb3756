import * as v from 'valibot'
import { instantSchema, nameSchema } from './fields'

test.each([
  '2026-03-18T12:00:00.000Z',
  '2026-03-18T12:00:00Z',
  '2026-03-18T12:00:00+03:00',
  '2024-02-29T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
])('accepts the time %s', (text) => {
  expect(v.is(instantSchema, text)).toBe(true)
  expect(new Date(text).toISOString()).toMatch(/^\d{4}-/)
})

test.each([
  '',
  'today',
  '2026-03-18',
  '2026-03-18T00:00:00+23',
  '2026-03-18T00:00:00+3',
  '2026-03-18T24:00:01Z',
  '2024-02-31T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '0000-01-01T00:00:00+01:00',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-03-18T00:00:00+99:99',
  ' 2026-03-18T12:00:00Z',
])('rejects the time %j', (text) => {
  expect(v.is(instantSchema, text)).toBe(false)
})

const schema = nameSchema(5)
const problemOf = (text: string) => v.safeParse(schema, text).issues?.[0].message ?? null

test('trims a name before measuring and storing it', () => {
  expect(v.parse(schema, '  Кухня ')).toBe('Кухня')
})

test.each([
  ['Кухня', null],
  ['Кухни?', 'too-long'],
  ['', 'empty-field'],
  ['   ', 'empty-field'],
  // Invisible characters only.
  ['\u200b\u2800', 'empty-field'],
])('validates the name %j: %j', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})
