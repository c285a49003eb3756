import * as v from 'valibot'
import { INTERACTION_TYPES } from './media'

/** One shopper's answer to a poll, a question or an emoji slider. */
export const interactionAnswerSchema = v.object({
  id: v.number(),
  type: v.picklist(INTERACTION_TYPES),
  /** Position of the media item in the carousel, from 1. */
  carouselPosition: v.number(),
  /** The chosen answer, the text, or the emoji. */
  answer: v.string(),
  /** Percent of the slider; null for the other kinds. */
  value: v.nullable(v.number()),
  createdAt: v.string(),
})
export type InteractionAnswer = v.InferOutput<typeof interactionAnswerSchema>

/** The summary of the answers of all pages. */
export const answerSummarySchema = v.object({
  total: v.number(),
  /**
   * The count of each answer, most frequent first; empty for questions, whose answers are free
   * text.
   */
  counts: v.array(v.object({ answer: v.string(), count: v.number() })),
  /** Whole percent of the slider; null for the other kinds and without answers. */
  average: v.nullable(v.number()),
})
export type AnswerSummary = v.InferOutput<typeof answerSummarySchema>
