/** Ms between two frames above which a rotation is jerky, and each frame a long task of the shop's page. */
const SLOW_FRAME = 50
/** The excess of slow frames over fast ones that shows that the device is too slow, and not only busy. */
const SLOW_FRAMES = 5
/** A drawing that was unfinished in so many frames of the page is slow itself, and did not only wait for a busy page. */
const SLOW_WAITS = 2
const MAX_PIXELS = 2

/**
 * How a device draws a rotating model. Without a GPU each frame may occupy the shop's page for longer than it is shown:
 * then the model is first drawn with fewer pixels, and stands still if that does not help.
 */
export function createPace() {
  let slowFrames = 0
  let isCompiled = false
  let waits = 0
  const slowDown = () => {
    pace.isTooSlow = pace.pixels === 1
    pace.pixels = 1
    return true
  }
  const pace = {
    /** Device pixels for a pixel of CSS at most. */
    pixels: MAX_PIXELS,
    isTooSlow: false,
    /** Whether a drawing was finished so soon that none needs to be waited for. */
    isFast: false,
    /** Counts a frame of the page in which the last drawing was not finished. */
    wait(): void {
      waits += 1
    },
    /**
     * Takes the ms from a drawing until it was seen finished; returns whether the pixels or the slowness have changed.
     * The first drawing does not count: a GPU compiles the shaders.
     */
    finish(ms: number): boolean {
      const isSeenSlow = waits >= SLOW_WAITS
      waits = 0
      if (!isCompiled) {
        isCompiled = true
        return false
      }
      // A browser that saves power shows a frame every 33 ms, and knows only in the second one that it is finished.
      pace.isFast ||= ms <= (isSeenSlow ? SLOW_FRAME : 2 * SLOW_FRAME)
      return !pace.isFast && isSeenSlow && slowDown()
    },
    /** Takes the ms between two frames; returns whether the pixels or the slowness have changed. */
    watch(interval: number): boolean {
      // A fast frame makes up for one slow frame, so that frames about as long as the limit are found too.
      slowFrames = Math.max(0, slowFrames + (interval > SLOW_FRAME ? 1 : -1))
      if (slowFrames < SLOW_FRAMES) return false
      slowFrames = 0
      return slowDown()
    },
  }
  return pace
}
