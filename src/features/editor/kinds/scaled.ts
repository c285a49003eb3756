import { FRAME_SIZE } from '@/contract/constants'
import { clamp, rounded, normalRotation } from '@/contract/elements/geometry'
import type { Frame } from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'
import { cornerAt, grown } from '../geometry/frameUnits'
import type { Geometry } from '../geometry/Geometry'
import type { KindGeometry } from '../geometry/KindGeometry'
import type { ElementOf, KindFacts, PlacedData } from './KindFacts'

/** One px of the square frame, and ten. */
export const FINE_NUDGE = {
  step: 100 / FRAME_SIZE.square.width,
  bigStep: 1000 / FRAME_SIZE.square.width,
}

export const within = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  rounded(clamp(value ?? min, min, max))

/** The position and rotation of whatever a person puts on a frame. */
export const placeWithin = ({ x, y, rotate = 0 }: Geometry) => ({
  x: within(x, LIMITS.elementPosition),
  y: within(y, LIMITS.elementPosition),
  rotate: normalRotation(rotate),
})

/** Where every kind begins: upright, and put on top by `addElements`. */
export const startOn = (frame: Frame) => ({ view: frame, rotate: 0, zIndex: 0 })

interface ScaledFacts extends KindFacts {
  data: PlacedData & { scale: number }
}

/** The scale of a sticker is a percent, its rotation in degrees (product-rules/posts.md#frames). */
export function scaled<Facts extends ScaledFacts>(): Omit<
  KindGeometry<ElementOf<Facts>>,
  'isWritten' | 'naturalSize'
> {
  const constrain = (geometry: Geometry) => ({
    ...placeWithin(geometry),
    scale: within(geometry.scale ?? 100, LIMITS.elementScale),
  })
  return {
    geometryOf: ({ data: { x, y, rotate, scale } }) => ({ x, y, rotate, scale }),
    constrain,
    constrainOnFrame: (_element, geometry) => constrain(geometry),
    nudge: FINE_NUDGE,
    handles: { canRotate: true, resizes: 'scale' },
    isPoint: false,
    scaleOf: ({ data }) => data.scale / 100,
    geometryAt: (_element, drawn, frame) => ({
      ...cornerAt(drawn, grown(drawn.size, drawn.scale), frame),
      rotate: drawn.rotate,
      scale: drawn.scale * 100,
    }),
    withGeometry: (element, geometry) => ({ ...element, data: { ...element.data, ...geometry } }),
  }
}

/** A scaled element that is no wider than it may be. */
export const scaledBy = <Data extends { scale: number }>(
  data: Data,
  { by }: { by: number },
): Data => ({
  ...data,
  scale: data.scale * by,
})
