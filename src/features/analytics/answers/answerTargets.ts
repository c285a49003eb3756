import type { InteractionType } from '@/contract/entities/media'

/** A slide of a post, from 1, with the kinds of interactives that stand on it. */
export interface AnswerSlide {
  position: number
  types: readonly InteractionType[]
}

/** Interactives of one kind on one slide: what shoppers' answers are told apart by. */
export interface AnswerTarget {
  position: number
  type: InteractionType
}

export const targetsOf = (slides: readonly AnswerSlide[]): AnswerTarget[] =>
  slides.flatMap(({ position, types }) => types.map((type) => ({ position, type })))

export const isSameTarget = (one: AnswerTarget, other: AnswerTarget | null): boolean =>
  one.position === other?.position && one.type === other.type
