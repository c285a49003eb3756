import * as v from 'valibot'
import { segmentCodeSchema } from './segment'

test.each([
  ['spring_2026', true],
  ['весна-2026.1', true],
  ['', false],
  ['two words', false],
  ['a/b', false],
  ['a'.repeat(65), false],
])('validates the code %j: %s', (code, isTaken) => {
  expect(v.safeParse(segmentCodeSchema, code).success).toBe(isTaken)
})
