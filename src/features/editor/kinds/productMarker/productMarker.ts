import { IconTag } from '@/common/ui/icons/icons'
import { keptMarkerPosition, markerOnFrame } from '@/contract/elements/geometry'
import { cornerAt, type Size } from '@/features/editor/model/geometry'
import type { ElementKind } from '@/features/editor/kinds/ElementKind'
import { type ProductMarkerElement, productMarkerRules } from './productMarkerRules'

const NO_SIZE: Size = { width: 0, height: 0 }

/** Product marker positions are whole percents of the frame (product-rules/posts.md#product-marks). */
export const productMarker: ElementKind<ProductMarkerElement> = {
  tab: 'links',
  icon: IconTag,
  nameOf: ({ number, title }) => ({ kind: 'elements.kind_marker', words: `${number}. ${title}` }),

  ...productMarkerRules,
  // A marker's position is rounded on the square frame, where it is stored.
  constrainOnFrame: ({ frame, picture }, geometry) =>
    markerOnFrame(
      productMarkerRules.constrain(keptMarkerPosition(geometry, frame, picture)),
      frame,
      picture,
    ),
  nudge: { step: 1, bigStep: 5 },
  handles: { canRotate: false, resizes: null },
  isPoint: true,
  isWritten: false,
  naturalSize: () => NO_SIZE,
  scaleOf: () => 1,
  geometryAt: (_element, drawn, frame) => cornerAt(drawn, NO_SIZE, frame),
  withGeometry: (element, geometry) => ({ ...element, ...geometry }),

  copyFailure: () => 'product-marks',
  isRemovable: true,
  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './MarkerObject').then(
      ({ MarkerObject }) => MarkerObject,
    ),
}
