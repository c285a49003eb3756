import * as v from 'valibot'
import { nameSchema } from './name'

const schema = nameSchema(5)
const problemOf = (text: string) => v.safeParse(schema, text).issues?.[0].message ?? null

test('a name is stored without the spaces around it, which do not count for its length', () => {
  expect(v.parse(schema, '  Кухня ')).toBe('Кухня')
})

test.each([
  ['Кухня', null],
  ['Кухни?', 'too-long'],
  ['', 'empty-field'],
  ['   ', 'empty-field'],
  // Drawn as nothing.
  ['\u200b\u2800', 'empty-field'],
])('the name %j: %j', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})
