import type { Frame } from '@/contract/entities/posts/media'

/** A part of a frame, percent of its width and height. */
export interface Zone {
  x: number
  y: number
  width: number
  height: number
}

/** The share of a video's frame, in percent, that the browser's controls cover at its bottom on a screen of 320 px. */
const VIDEO_CONTROLS: Record<Frame, number> = { square: 23, story: 14 }

/** The areas where the shop's popup may cover the elements of a slide. All other controls are beside the slide. */
export function safeZones(frame: Frame, isVideo: boolean): Zone[] {
  const height = VIDEO_CONTROLS[frame]
  return isVideo ? [{ x: 0, y: 100 - height, width: 100, height }] : []
}
