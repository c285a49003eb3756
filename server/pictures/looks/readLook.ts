import { MAX_IMAGE_PIXELS } from '@/contract/files/uploads'
import { loadSharp } from '../loadSharp'
import { LOOK_SIDE, lookOfPixels, type Look } from './look'

/** Soft enough that a cut between the cells of the look can be compared with another picture's cells. */
const BLUR = 1.1
/** Levels of brightness; a picture that varies less has nothing to be recognised by. */
const LEAST_CONTRAST = 4

/** The look of a stored size of a picture; null when it cannot be decoded, or is of one colour. */
export async function readLook(content: Uint8Array): Promise<Look | null> {
  const sharp = await loadSharp()
  const picture = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill', kernel: 'mitchell' })
    .blur(BLUR)
    .raw({ depth: 'uchar' })
  const pixels = await picture.toBuffer().catch(() => null)
  if (pixels === null) return null
  const look = lookOfPixels(pixels)
  return contrastOf(look.subarray(0, LOOK_SIDE ** 2)) < LEAST_CONTRAST ? null : look
}

/** The standard deviation. */
function contrastOf(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
