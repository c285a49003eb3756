import type { FabricObject } from 'fabric/es'
import type { FrameElement } from '../../model/types'

/** How an element looks now, apart from the element itself. */
export interface Appearance {
  isSelected: boolean
  isHovered: boolean
}

/** How one kind of element is drawn. */
export interface CanvasKind<Element extends FrameElement = FrameElement> {
  create: () => FabricObject
  /** Brings the object to the element's content and look; its place is the stage's. */
  update: (object: FabricObject, element: Element, appearance: Appearance) => void
}
