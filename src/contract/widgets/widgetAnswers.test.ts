import * as v from 'valibot'
import { LIMITS } from '../limits'
import { widgetAnswerSchema } from './widgetAnswers'

const ANSWER = { id: 'aB3_-678', postId: 1, mediaId: 2, type: 'question', answer: 'Красная' }
const takes = (changes: object) => v.is(widgetAnswerSchema, { ...ANSWER, ...changes })

test('trims a written answer', () => {
  expect(v.parse(widgetAnswerSchema, { ...ANSWER, answer: ' Красная\n' })).toEqual(ANSWER)
})

test.each([
  ['а', true],
  ['а'.repeat(LIMITS.questionAnswer), true],
  [`${'а'.repeat(LIMITS.questionAnswer)}   `, true],
  ['а'.repeat(LIMITS.questionAnswer + 1), false],
  ['', false],
  ['  ', false],
  ['\u200b', false],
])('validates the answer %j: %j', (answer, isTaken) => {
  expect(takes({ answer })).toBe(isTaken)
})

test.each([
  ['a'.repeat(8), true],
  ['a'.repeat(64), true],
  ['a'.repeat(7), false],
  ['a'.repeat(65), false],
  ['aaaa aaaa', false],
  ['aaaaaaaa\n', false],
])('validates the id of an answer %j: %j', (id, isTaken) => {
  expect(takes({ id })).toBe(isTaken)
})

test.each([
  [0, true],
  [100, true],
  [-1, false],
  [101, false],
  [0.5, false],
])('validates the slider value %d: %j', (value, isTaken) => {
  expect(takes({ type: 'emoji', answer: '😍', value })).toBe(isTaken)
})
