import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { widgetTitleSchema } from './widget'

const problemOf = (title: string) =>
  v.safeParse(widgetTitleSchema, title).issues?.[0].message ?? null

test('normalizes a title to one line with single spaces', () => {
  expect(v.parse(widgetTitleSchema, '  Весна \n\t 2026  ')).toBe('Весна 2026')
})

test.each([
  ['', 'empty-gallery-title'],
  [' \n ', 'empty-gallery-title'],
  ['\u200b', 'empty-gallery-title'],
  ['в'.repeat(LIMITS.widgetTitle), null],
  [`${'в'.repeat(LIMITS.widgetTitle)}    `, null],
  ['в'.repeat(LIMITS.widgetTitle + 1), 'too-long'],
])('validates the title %j: %j', (title, problem) => {
  expect(problemOf(title)).toBe(problem)
})
