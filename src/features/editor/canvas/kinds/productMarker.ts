import type { ProductMarkerElement } from '../../model/types'
import type { CanvasKind } from './CanvasKind'
import { MarkerObject } from './MarkerObject'

const FAINT_OPACITY = 0.5

export const productMarker: CanvasKind<ProductMarkerElement> = {
  create: () => new MarkerObject(),
  update: (object, { number, isFaint }, { isSelected, isHovered }) => {
    object.set({ number, isSelected, isHovered, opacity: isFaint ? FAINT_OPACITY : 1 })
  },
}
