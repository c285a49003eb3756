/** Ms between two frames above which a rotation is jerky, and each frame a long task of the shop's page. */
const SLOW_FRAME = 50
/** The excess of slow frames over fast ones that shows that the device is too slow, and not only busy. */
const SLOW_FRAMES = 5
const MAX_PIXELS = 2

/**
 * How a device draws a rotating model. Without a GPU each frame may occupy the shop's page for longer than it is shown:
 * then the model is first drawn with fewer pixels, and stands still if that does not help.
 */
export function createPace() {
  let slowFrames = 0
  const pace = {
    /** Device pixels for a pixel of CSS at most. */
    pixels: MAX_PIXELS,
    isTooSlow: false,
    /** Takes the ms between two frames; returns whether one of the above has changed. */
    watch(interval: number): boolean {
      // A fast frame makes up for one slow frame, so that frames about as long as the limit are found too.
      slowFrames = Math.max(0, slowFrames + (interval > SLOW_FRAME ? 1 : -1))
      if (slowFrames < SLOW_FRAMES) return false
      slowFrames = 0
      pace.isTooSlow = pace.pixels === 1
      pace.pixels = 1
      return true
    },
  }
  return pace
}
