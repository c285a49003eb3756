import {
  type InteractionType,
  INTERACTION_TYPES,
  type MediaItem,
} from '@/contract/entities/posts/media'

/** A slide of a post, numbered from 1, with the kinds of its interactives. */
export interface AnswerSlide {
  position: number
  types: readonly InteractionType[]
}

/** One kind of interactive on one slide; answers are grouped by it. */
export interface AnswerTarget {
  position: number
  type: InteractionType
}

export const targetsOf = (slides: readonly AnswerSlide[]): AnswerTarget[] =>
  slides.flatMap(({ position, types }) => types.map((type) => ({ position, type })))

export const isSameTarget = (one: AnswerTarget, other: AnswerTarget | null): boolean =>
  one.position === other?.position && one.type === other.type

/** Slides of a post that have interactives; a kind that is on both frames of a slide counts once. */
export function interactionSlides(
  media: readonly Pick<MediaItem, 'interactions'>[],
): AnswerSlide[] {
  return media
    .map(({ interactions }, index) => ({
      position: index + 1,
      types: INTERACTION_TYPES.filter((kind) => interactions.some(({ type }) => type === kind)),
    }))
    .filter(({ types }) => types.length > 0)
}
