import { INTERACTION_TYPES, type MediaItem } from '@/contract/entities/posts/media'
import type { AnswerSlide } from './answerTargets'

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
