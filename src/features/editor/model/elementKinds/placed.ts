import { FRAME_SIZE } from '@/contract/constants'
import { LIMITS } from '@/contract/limits'
import type { Geometry, PlacedElement } from '../types'
import type { ElementKind } from './ElementKind'
import { clamp, rounded, turn } from './numbers'

/** One px of the square frame, and ten. */
export const FINE_NUDGE = {
  step: 100 / FRAME_SIZE.square.width,
  bigStep: 1000 / FRAME_SIZE.square.width,
}
/** Percent of the frame: at least a corner stays within reach. */
const PLACE = { min: -50, max: 95 }

const place = ({ x, y, rotate = 0 }: Geometry) => ({
  x: rounded(clamp(x, PLACE.min, PLACE.max)),
  y: rounded(clamp(y, PLACE.min, PLACE.max)),
  rotate: turn(rotate),
})

type Scaled = Exclude<PlacedElement, { kind: 'textSticker' }>

/** Section 5: the scale of a sticker is a percent, its rotation in degrees. */
export const scaled: ElementKind<Scaled> = {
  geometryOf: ({ data: { x, y, rotate, scale } }) => ({ x, y, rotate, scale }),
  constrain: (geometry) => {
    const { min, max } = LIMITS.elementScale
    return { ...place(geometry), scale: rounded(clamp(geometry.scale ?? 100, min, max)) }
  },
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'scale' },
}

/** Percent of the frame. */
const TEXT_WIDTH = { min: 5, max: 100 }

/** A text has no scale: its width and the size of its letters are its own. */
export const textSticker: ElementKind<Extract<PlacedElement, { kind: 'textSticker' }>> = {
  geometryOf: ({ data: { x, y, rotate, width, fontSize } }) => ({ x, y, rotate, width, fontSize }),
  constrain: (geometry) => {
    const { min, max } = LIMITS.stickerFontSize
    return {
      ...place(geometry),
      width: rounded(clamp(geometry.width ?? TEXT_WIDTH.min, TEXT_WIDTH.min, TEXT_WIDTH.max)),
      fontSize: rounded(clamp(geometry.fontSize ?? min, min, max)),
    }
  },
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'width' },
}
