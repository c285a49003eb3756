import * as v from 'valibot'
import { isBlank } from '../text/isBlank'
import { idSchema } from '../entities/id'
import { INTERACTION_TYPES } from '../entities/media'
import { LIMITS } from '../limits'

const isShort = (answer: string) => answer.length <= LIMITS.questionAnswer
const isSeen = (answer: string) => !isBlank(answer)

/** What a shopper answers to an interaction of a slide. `id` is unique, so that an answer sent twice counts once. */
export const widgetAnswerSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  postId: idSchema,
  mediaId: idSchema,
  type: v.picklist(INTERACTION_TYPES),
  /** Absent: the one of the type, which was stored before interactions had ids. */
  interactionId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** An answer of the poll, the words to a question, the emoji of a slider. */
  answer: v.pipe(v.string(), v.trim(), v.check(isShort), v.check(isSeen)),
  /** Whole percent of an emoji slider; other types have none. */
  value: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
})
export type WidgetAnswer = v.InferOutput<typeof widgetAnswerSchema>

/** What all shoppers answered to it so far. */
export const answerResultSchema = v.object({
  total: v.number(),
  /** Of each answer that can be chosen, in its order; none for a question. */
  counts: v.array(v.object({ answer: v.string(), count: v.number() })),
  /** Percent of an emoji slider; null for the other types. */
  average: v.nullable(v.number()),
  /** What was kept of this shopper: of an answer that is sent again in other words the first one. */
  given: v.object({ answer: v.string(), value: v.optional(v.number()) }),
})
export type AnswerResult = v.InferOutput<typeof answerResultSchema>
