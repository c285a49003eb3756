import type { AnswerResult } from '@/contract/widgets/widgetAnswers'
import { has, isList, isNumber, isText, orAbsent, orNull } from '../../../core/checks'
import type { Answered } from './given'

const given = { answer: isText, value: orAbsent(isNumber) }
const result = has({
  given: has(given),
  total: isNumber,
  counts: isList(has({ answer: isText, count: isNumber })),
  average: orNull(isNumber),
})
const answered = has({ ...given, result })

/** Whether the back office's response is valid. */
export const isAnswerResult = (value: unknown): value is AnswerResult => result(value)

/** Whether a stored value is an answer. */
export const isAnswered = (value: unknown): value is Answered => answered(value)
