/** A place on the frame, in percent of its width and height. */
export interface Place {
  x: number
  y: number
}

/**
 * Where something stands on its frame, and how large it is; a kind has those of the fields that it can change. `x` and
 * `y` are the top-left corner of the box before it is turned, of a marker its centre.
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

/** New geometry by id of what stands on a frame. */
export type Geometries = Record<string, Geometry>

export interface Size {
  width: number
  height: number
}

/** The upright box round something, turned or not; px of the frame. */
export interface Box extends Size {
  left: number
  top: number
}

/** Where something is drawn: its centre in px of the frame, its turn in degrees, and how much its natural size grows. */
export interface Placement {
  x: number
  y: number
  rotate: number
  scale: number
}
