import * as v from 'valibot'
import { isBlank } from '@/contract/text/typedText'
import { idSchema } from '@/contract/entities/fields'
import { INTERACTION_TYPES } from '@/contract/entities/posts/media'
import { LIMITS } from '../limits'

const isShort = (answer: string) => answer.length <= LIMITS.questionAnswer
const isSeen = (answer: string) => !isBlank(answer)

/** A shopper's answer to an interaction of a slide. `id` is unique, so that a repeated answer counts once. */
export const widgetAnswerSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  postId: idSchema,
  mediaId: idSchema,
  type: v.picklist(INTERACTION_TYPES),
  /**
   * Absent for an interaction that was stored before interactions had ids; it is found by its type.
   */
  interactionId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** An answer of the poll, the text for a question, the emoji of a slider. */
  answer: v.pipe(v.string(), v.trim(), v.check(isShort), v.check(isSeen)),
  /** Whole percent of an emoji slider; other types have none. */
  value: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
})
export type WidgetAnswer = v.InferOutput<typeof widgetAnswerSchema>

/** All shoppers' answers to the interaction so far. */
export const answerResultSchema = v.object({
  total: v.number(),
  /** The count of each option, in its order; none for a question. */
  counts: v.array(v.object({ answer: v.string(), count: v.number() })),
  /** Percent of an emoji slider; null for the other types. */
  average: v.nullable(v.number()),
  /** The shopper's stored answer: the first one, when a repeated request has another text. */
  given: v.object({ answer: v.string(), value: v.optional(v.number()) }),
})
export type AnswerResult = v.InferOutput<typeof answerResultSchema>
