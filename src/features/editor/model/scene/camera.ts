import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'

/**
 * The part of a frame that is seen: the point of the frame at the middle of the work area, in px of the frame, and the
 * zoom.
 */
export interface Camera {
  x: number
  y: number
  /** Px of the screen for one px of the frame. */
  zoom: number
}

export interface Point {
  x: number
  y: number
}

/** The work area, px of the screen; its margin stays free around a frame that fits it. */
export interface WorkArea {
  width: number
  height: number
  margin: Margin
}

interface Margin {
  top: number
  right: number
  bottom: number
  left: number
}

/** The position of a frame in its work area, px of the screen. */
export interface FramePlace {
  left: number
  top: number
  width: number
  height: number
  zoom: number
}

const MIN_ZOOM = 0.1
export const MAX_ZOOM = 4
/** Zoom levels of the buttons. */
const STOPS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, MAX_ZOOM]
/** Tolerance when zooms are compared, because they are rounded. */
const NEAR = 0.005

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** Shows the whole frame in the middle of the area inside the margin, at most in its own size. */
export function fittingCamera(frame: Frame, { width, height, margin }: WorkArea): Camera {
  const size = FRAME_SIZE[frame]
  const zoom = Math.min(
    (width - margin.left - margin.right) / size.width,
    (height - margin.top - margin.bottom) / size.height,
    1,
  )
  const kept = Math.max(zoom, MIN_ZOOM)
  return {
    x: size.width / 2 + (margin.right - margin.left) / 2 / kept,
    y: size.height / 2 + (margin.bottom - margin.top) / 2 / kept,
    zoom: kept,
  }
}

/** The position of the frame in whole px of the screen, so that its edges are sharp. */
export function placeOfFrame(
  frame: Frame,
  { x, y, zoom }: Camera,
  { width, height }: WorkArea,
): FramePlace {
  const size = FRAME_SIZE[frame]
  const wide = Math.round(size.width * zoom)
  const sharp = wide / size.width
  return {
    left: Math.round(width / 2 - x * sharp),
    top: Math.round(height / 2 - y * sharp),
    width: wide,
    height: size.height * sharp,
    zoom: sharp,
  }
}

/** Limits a camera, so that the middle of the work area is always on the frame. */
export function keptCamera({ x, y, zoom }: Camera, frame: Frame): Camera {
  const { width, height } = FRAME_SIZE[frame]
  return {
    x: between(x, 0, width),
    y: between(y, 0, height),
    zoom: between(zoom, MIN_ZOOM, MAX_ZOOM),
  }
}

/**
 * Zooms while the point at `at` stays in place.
 * @param at px of the screen from the middle of the work area
 */
export function zoomedAt(camera: Camera, by: number, at: Point): Camera {
  const zoom = between(camera.zoom * by, MIN_ZOOM, MAX_ZOOM)
  return {
    x: camera.x + at.x / camera.zoom - at.x / zoom,
    y: camera.y + at.y / camera.zoom - at.y / zoom,
    zoom,
  }
}

/** Moves the frame with the pointer, by px of the screen. */
export function panned({ x, y, zoom }: Camera, by: Point): Camera {
  return { x: x - by.x / zoom, y: y - by.y / zoom, zoom }
}

/** The zoom after the next press of a zoom button. */
export function nextZoom(zoom: number, way: 'in' | 'out'): number {
  return way === 'in'
    ? (STOPS.find((stop) => stop > zoom + NEAR) ?? MAX_ZOOM)
    : (STOPS.findLast((stop) => stop < zoom - NEAR) ?? MIN_ZOOM)
}
