import type { Frame } from '@/contract/entities/media'
import type { Geometry, Placement, Size } from './Geometry'

/** What all that stands on a frame has. */
export interface StandingElement {
  id: string
  kind: string
  data?: { isHidden?: boolean | undefined; isLocked?: boolean | undefined }
}

/** As it is drawn, with the natural size that it is drawn from, px of the frame. */
export interface Drawn extends Placement {
  size: Size
}

/** What a change of the document needs to know of a kind. */
export interface KindRules<Element> {
  geometryOf(element: Element): Geometry
  /** Clamps and rounds a geometry: the same while it is dragged and when it is dropped. */
  constrain(geometry: Geometry): Geometry
}

/** How elements of one kind stand on a frame: all that measuring, drawing and moving them needs to know. */
export interface KindGeometry<Element> extends KindRules<Element> {
  /** The same for an element as it stands on its frame, where that is not what is kept. */
  constrainOnFrame(element: Element, geometry: Geometry): Geometry
  /** Percents that an arrow key moves it by, alone and with Shift. */
  readonly nudge: { step: number; bigStep: number }
  /** What a hand can do with it besides moving. */
  readonly handles: { canRotate: boolean; resizes: 'scale' | 'width' | 'size' | null }
  /** It has a place but no size, and lies above whatever has one. */
  readonly isPoint: boolean
  /** Its words are written on the canvas. */
  readonly isWritten: boolean
  /** The size at a scale of 100 %, px of the frame; nothing while its picture is on its way. */
  naturalSize(element: Element, frame: Frame): Size
  /** How much that size grows. */
  scaleOf(element: Element, frame: Frame): number
  /** What the document has to say for an element to be drawn so. */
  geometryAt(element: Element, drawn: Drawn, frame: Frame): Geometry
  /** The element as it would be with another geometry. */
  withGeometry(element: Element, geometry: Partial<Geometry>): Element
}
