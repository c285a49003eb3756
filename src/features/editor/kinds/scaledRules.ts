import { FRAME_SIZE } from '@/contract/constants'
import { clamp, rounded, normalRotation } from '@/contract/elements/geometry'
import { LIMITS } from '@/contract/limits'
import type { Geometry, KindRules } from '@/features/editor/model/geometry'
import type { ElementOf, KindFacts, PlacedData } from './ElementKind'

/** Steps of one px and of ten px of the square frame, in percent. */
export const FINE_NUDGE = {
  step: 100 / FRAME_SIZE.square.width,
  bigStep: 1000 / FRAME_SIZE.square.width,
}

export const within = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  rounded(clamp(value ?? min, min, max))

/** Position and rotation of an element within their limits. */
export const placeWithin = ({ x, y, rotate = 0 }: Geometry) => ({
  x: within(x, LIMITS.elementPosition),
  y: within(y, LIMITS.elementPosition),
  rotate: normalRotation(rotate),
})

export interface ScaledFacts extends KindFacts {
  data: PlacedData & { scale: number }
}

/** The rules of a sticker: its scale is a percent, and its rotation is in degrees (product-rules/posts.md#frames). */
export const scaledRules = <Facts extends ScaledFacts>(): KindRules<ElementOf<Facts>> => ({
  geometryOf: ({ data: { x, y, rotate, scale } }) => ({ x, y, rotate, scale }),
  constrain: (geometry) => ({
    ...placeWithin(geometry),
    scale: within(geometry.scale ?? 100, LIMITS.elementScale),
  }),
})
