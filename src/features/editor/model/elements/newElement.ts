import { FRAME_SIZE } from '@/contract/constants'
import { ACTION_STYLES, SLIDER_EMOJIS } from '@/contract/elements/styles'
import type { Frame, InteractionType } from '@/contract/entities/media'
import type { PictureSize } from '../marks/imageMarkup'
import type { NewElement } from '../types'

/** What a person puts on a frame; words that it begins with are in their language. */
export type ElementWish =
  | { kind: 'textSticker'; text: string }
  | { kind: 'pictureSticker'; pictureUrl: string; size: PictureSize }
  | { kind: 'callToAction'; text: string }
  | { kind: 'interaction'; type: InteractionType; placeholder: string; polls: string[] }

/** Percent of the frame's width that a picture takes at first. */
const PICTURE_WIDTH = 40
/** Percent, of the top: one of each kind has a place where it covers neither another nor a product's marker. */
const QUESTION_TOP: Record<InteractionType, number> = { emoji: 6, question: 28, poll: 56 }
/** `addElements` puts it on top. */
const START = { rotate: 0, zIndex: 0 }

/** An element as it begins. Percent, of the corner. */
export function newElement(wish: ElementWish, frame: Frame): NewElement {
  const start = { ...START, view: frame }
  switch (wish.kind) {
    case 'textSticker':
      return {
        kind: wish.kind,
        data: {
          ...start,
          x: 10,
          y: 8,
          width: 80,
          text: wish.text,
          color: '#211f1d',
          backgroundColor: '#ffffff',
          fontName: 'Onest',
          fontStyle: 'bold',
          fontSize: 40,
        },
      }
    case 'pictureSticker': {
      const { width } = FRAME_SIZE[frame]
      const scale = (PICTURE_WIDTH / 100) * (width / wish.size.width) * 100
      const { pictureUrl } = wish
      return { kind: wish.kind, data: { ...start, x: 30, y: 30, pictureUrl, scale } }
    }
    case 'callToAction':
      return {
        kind: wish.kind,
        data: {
          ...start,
          x: 35,
          y: 85,
          type: 'button',
          text: wish.text,
          link: '',
          ...ACTION_STYLES.white,
          scale: 100,
        },
      }
    case 'interaction':
      return {
        kind: wish.kind,
        data: {
          ...start,
          x: frame === 'square' ? 28 : 11,
          y: QUESTION_TOP[wish.type],
          type: wish.type,
          caption: '',
          placeholder: wish.placeholder,
          emojis: wish.type === 'emoji' ? [SLIDER_EMOJIS[0]] : [],
          polls: wish.polls,
          backgroundColor: '#0f766e',
          scale: 100,
          isAlreadySaved: false,
        },
      }
  }
}
