import type { FrameElement, Geometry } from '../model/types'

/** What the model must know of one kind of element. */
export interface ElementKind<Element extends FrameElement> {
  geometryOf: (element: Element) => Geometry
  /** Clamps and rounds a geometry: the same while it is dragged and when it is dropped. */
  constrain: (geometry: Geometry) => Geometry
  /** Percents that an arrow key moves it by, alone and with Shift. */
  nudge: { step: number; bigStep: number }
  /** What a hand can do with it besides moving. */
  handles: { canRotate: boolean; resizes: 'scale' | 'width' | 'size' | null }
}
