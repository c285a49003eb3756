import type { ProductMarkerElement } from '../types'
import type { ElementKind } from './ElementKind'
import { clamp } from './numbers'

const wholePercent = (value: number) => clamp(Math.round(value), 0, 100)

/** Section 5: product marker positions are whole percents of the frame. */
export const productMarker: ElementKind<ProductMarkerElement> = {
  geometryOf: ({ x, y }) => ({ x, y }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
  nudge: { step: 1, bigStep: 5 },
  handles: { canRotate: false, resizes: null },
}
