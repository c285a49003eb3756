import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'

/** A position on the frame, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * The position and size of an element on its frame. A kind has only the fields that it can change. `x` and `y` are the
 * top-left corner of the box before it is rotated; for a marker they are its centre.
 */
export interface Geometry extends Place {
  /** Degrees about the centre of the box, 0 to 360. */
  rotate?: number
  /** Percent of the natural size. */
  scale?: number
  /** Percent of the frame. */
  width?: number
  height?: number
  /** Px of the frame. */
  fontSize?: number
}

/** New geometry by the ids of elements and marks. */
export type Geometries = Record<string, Geometry>

export interface Size {
  width: number
  height: number
}

/** The upright box around an element, which may be rotated; px of the frame. */
export interface Box extends Size {
  left: number
  top: number
}

/** How an element is drawn: its centre in px of the frame, its rotation in degrees, and its scale. */
export interface Placement {
  x: number
  y: number
  rotate: number
  scale: number
}

/** Converts a size from px of the frame to percent of it. */
export function inPercent({ width, height }: Size, frame: Frame): Size {
  const whole = FRAME_SIZE[frame]
  return { width: (width / whole.width) * 100, height: (height / whole.height) * 100 }
}

/** The corner, in percent of the frame, of a box of this size in px of the frame that is drawn at this placement. */
export function cornerAt({ x, y }: Placement, { width, height }: Size, frame: Frame): Place {
  const corner = inPercent({ width: x - width / 2, height: y - height / 2 }, frame)
  return { x: corner.width, y: corner.height }
}

export const grown = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
})

/** The fields that every element on a frame has. */
export interface StandingElement {
  id: string
  kind: string
  data?: { isHidden?: boolean | undefined; isLocked?: boolean | undefined }
}

/** An element's placement, with its natural size in px of the frame. */
export interface Drawn extends Placement {
  size: Size
}

/** The parts of a kind that the changes of a document use. */
export interface KindRules<Element> {
  geometryOf(element: Element): Geometry
  /** Clamps and rounds a geometry, in the same way during and after dragging. */
  constrain(geometry: Geometry): Geometry
}

/** How elements of one kind are measured, drawn and moved on a frame. */
export interface KindGeometry<Element> extends KindRules<Element> {
  /** Clamps and rounds an element's geometry on its frame, where that differs from the stored one. */
  constrainOnFrame(element: Element, geometry: Geometry): Geometry
  /** Percents by which an arrow key moves an element, alone and with Shift. */
  readonly nudge: { step: number; bigStep: number }
  /** The actions of an element's handles on the canvas. */
  readonly handles: { canRotate: boolean; resizes: 'scale' | 'width' | 'size' | null }
  /** Whether elements of the kind have a position but no size. They are drawn above all elements with a size. */
  readonly isPoint: boolean
  /** Whether the element's text is edited on the canvas. */
  readonly isWritten: boolean
  /** The size of an element at a scale of 100 %, in px of the frame; zero while its picture is loading. */
  naturalSize(element: Element, frame: Frame): Size
  /** The scale at which the element's natural size is drawn. */
  scaleOf(element: Element, frame: Frame): number
  /** The geometry that the document needs so that an element is drawn in this way. */
  geometryAt(element: Element, drawn: Drawn, frame: Frame): Geometry
  /** A copy of the element with another geometry. */
  withGeometry(element: Element, geometry: Partial<Geometry>): Element
}
