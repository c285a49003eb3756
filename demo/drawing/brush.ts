import type { Mood } from './mood'
import type { Random } from './random'
import type { Sheet } from './sheet'

/**
 * What a shape is drawn with. A shape draws itself in centimetres about the middle of its foot:
 * x to the right, y down, so that its top is at minus its height.
 */
export interface Brush {
  sheet: Sheet
  mood: Mood
  random: Random
  /** How far the eye looks down: depth of a horizontal circle divided by its width. */
  tilt: number
  /** Px of the picture in a centimetre of the shape; how finely curves are cut. */
  detail: number
}
