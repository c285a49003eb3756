import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { personNameSchema } from './user'

const problemOf = (text: string) => v.safeParse(personNameSchema, text).issues?.[0].message ?? null

test('trims a person’s name', () => {
  expect(v.parse(personNameSchema, ' Нина Орлова ')).toBe('Нина Орлова')
})

test.each([
  ['', 'empty-field'],
  ['  ', 'only-spaces-error'],
  ['\u200b', 'only-spaces-error'],
  ['н'.repeat(LIMITS.personName), null],
  ['н'.repeat(LIMITS.personName + 1), 'too-long'],
])('validates the name %j: %j', (name, problem) => {
  expect(problemOf(name)).toBe(problem)
})
