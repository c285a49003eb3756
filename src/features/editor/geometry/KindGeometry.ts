import type { Frame } from '@/contract/entities/posts/media'
import type { Geometry, Placement, Size } from './Geometry'

/** The fields that everything on a frame has. */
export interface StandingElement {
  id: string
  kind: string
  data?: { isHidden?: boolean | undefined; isLocked?: boolean | undefined }
}

/** How it is drawn, with its natural size, px of the frame. */
export interface Drawn extends Placement {
  size: Size
}

/** The parts of a kind that a change of the document uses. */
export interface KindRules<Element> {
  geometryOf(element: Element): Geometry
  /** Clamps and rounds a geometry, in the same way during and after dragging. */
  constrain(geometry: Geometry): Geometry
}

/** How elements of one kind are measured, drawn and moved on a frame. */
export interface KindGeometry<Element> extends KindRules<Element> {
  /** The same for an element's geometry on its frame, where that differs from the stored one. */
  constrainOnFrame(element: Element, geometry: Geometry): Geometry
  /** Percents by which an arrow key moves it, alone and with Shift. */
  readonly nudge: { step: number; bigStep: number }
  /** Its actions on the canvas besides moving. */
  readonly handles: { canRotate: boolean; resizes: 'scale' | 'width' | 'size' | null }
  /** It has a position but no size, and is drawn above whatever has one. */
  readonly isPoint: boolean
  /** Its text is edited on the canvas. */
  readonly isWritten: boolean
  /** The size at a scale of 100 %, px of the frame; zero while its picture is loading. */
  naturalSize(element: Element, frame: Frame): Size
  /** The scale of that size. */
  scaleOf(element: Element, frame: Frame): number
  /** The geometry that the document needs for an element to be drawn so. */
  geometryAt(element: Element, drawn: Drawn, frame: Frame): Geometry
  /** A copy of the element with another geometry. */
  withGeometry(element: Element, geometry: Partial<Geometry>): Element
}
