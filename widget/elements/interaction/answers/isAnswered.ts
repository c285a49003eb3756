import type { AnswerResult } from '@/contract/widgets/widgetAnswers'
import { has, isList, isNumber, isText, orAbsent, orNull } from '../../../core/checks'
import type { Answered } from './given'

const givenShape = { answer: isText, value: orAbsent(isNumber) }
const resultShape = has({
  given: has(givenShape),
  total: isNumber,
  counts: isList(has({ answer: isText, count: isNumber })),
  average: orNull(isNumber),
})
const answeredShape = has({ ...givenShape, result: resultShape })

/** Whether the back office's response is valid. */
export const isAnswerResult = (value: unknown): value is AnswerResult => resultShape(value)

/** Whether a stored value is an answer. */
export const isAnswered = (value: unknown): value is Answered => answeredShape(value)
