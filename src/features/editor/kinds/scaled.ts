import type { Frame } from '@/contract/entities/posts/media'
import { cornerAt, grown, type Geometry, type KindGeometry } from '@/features/editor/model/geometry'
import type { ElementOf } from './ElementKind'
import { FINE_NUDGE, type ScaledFacts } from './scaledRules'

/** The initial fields that all kinds share: the element is upright, and `addElements` puts it on top. */
export const startOn = (frame: Frame) => ({ view: frame, rotate: 0, zIndex: 0 })

/** How elements with a scale in percent are drawn and moved; `constrain` comes from the rules of the kind. */
export function scaled<Facts extends ScaledFacts>(
  constrain: (geometry: Geometry) => Geometry,
): Omit<KindGeometry<ElementOf<Facts>>, 'geometryOf' | 'constrain' | 'naturalSize' | 'isWritten'> {
  return {
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

/** The data with its scale multiplied by `by`. */
export const scaledBy = <Data extends { scale: number }>(
  data: Data,
  { by }: { by: number },
): Data => ({
  ...data,
  scale: data.scale * by,
})
