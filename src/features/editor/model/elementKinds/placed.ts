import { FRAME_SIZE } from '@/contract/constants'
import { clamp, rounded, normalRotation } from '@/contract/elements/geometry'
import { LIMITS } from '@/contract/limits'
import type { Geometry, PlacedElement } from '../types'
import type { ElementKind } from './ElementKind'

/** One px of the square frame, and ten. */
export const FINE_NUDGE = {
  step: 100 / FRAME_SIZE.square.width,
  bigStep: 1000 / FRAME_SIZE.square.width,
}

const within = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  rounded(clamp(value ?? min, min, max))

const place = ({ x, y, rotate = 0 }: Geometry) => ({
  x: within(x, LIMITS.elementPosition),
  y: within(y, LIMITS.elementPosition),
  rotate: normalRotation(rotate),
})

type Scaled = Exclude<PlacedElement, { kind: 'textSticker' }>

/** The scale of a sticker is a percent, its rotation in degrees (product-rules/posts.md#frames). */
export const scaled: ElementKind<Scaled> = {
  geometryOf: ({ data: { x, y, rotate, scale } }) => ({ x, y, rotate, scale }),
  constrain: (geometry) => ({
    ...place(geometry),
    scale: within(geometry.scale ?? 100, LIMITS.elementScale),
  }),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'scale' },
}

/** A text has no scale: its width and the size of its letters are its own. */
export const textSticker: ElementKind<Extract<PlacedElement, { kind: 'textSticker' }>> = {
  geometryOf: ({ data: { x, y, rotate, width, fontSize } }) => ({ x, y, rotate, width, fontSize }),
  constrain: ({ width, fontSize, ...geometry }) => ({
    ...place(geometry),
    width: within(width, LIMITS.stickerWidth),
    fontSize: within(fontSize, LIMITS.stickerFontSize),
  }),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'width' },
}
