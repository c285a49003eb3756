import type { ElementKindName, FrameElement } from '../../model/types'
import type { CanvasKind } from './CanvasKind'
import { productMarker } from './productMarker'

type CanvasKinds = {
  [Kind in ElementKindName]: CanvasKind<Extract<FrameElement, { kind: Kind }>>
}

/** How every kind is drawn; a kind that is forgotten here does not compile. */
export const canvasKinds: CanvasKinds = { productMarker }
