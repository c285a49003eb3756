/** A position on the frame, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * The position and size of something on its frame; a kind has those of the fields that it can change. `x` and `y` are
 * the top-left corner of the box before it is rotated, of a marker its centre.
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

/** The upright box around something, rotated or not; px of the frame. */
export interface Box extends Size {
  left: number
  top: number
}

/** How something is drawn: its centre in px of the frame, its rotation in degrees, and its scale. */
export interface Placement {
  x: number
  y: number
  rotate: number
  scale: number
}
