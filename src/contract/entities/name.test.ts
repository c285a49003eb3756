import * as v from 'valibot'
import { nameSchema } from './name'

const schema = nameSchema(5)
const problemOf = (text: string) => v.safeParse(schema, text).issues?.[0].message ?? null

test('trims a name before storing and measuring it', () => {
  expect(v.parse(schema, '  Кухня ')).toBe('Кухня')
})

test.each([
  ['Кухня', null],
  ['Кухни?', 'too-long'],
  ['', 'empty-field'],
  ['   ', 'empty-field'],
  // Invisible.
  ['\u200b\u2800', 'empty-field'],
])('validates the name %j: %j', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})
