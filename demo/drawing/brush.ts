import type { Mood } from './mood'
import type { Random } from './random'
import type { Sheet } from './sheet'

/**
 * The tools for drawing a shape. A shape is drawn in centimetres around the middle of its foot: x to the right, y down, so its top is at minus its
 * height.
 */
export interface Brush {
  sheet: Sheet
  mood: Mood
  random: Random
  /** The downward angle of the view: depth of a horizontal circle divided by its width. */
  tilt: number
  /** Px of the picture per centimetre of the shape; the precision of curves. */
  detail: number
}
