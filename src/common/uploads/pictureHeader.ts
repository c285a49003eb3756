import type { FileFormat } from '@/contract/files/uploads'

/** Enough for the profiles and previews that cameras write before a JPEG's size. */
export const PICTURE_HEADER_BYTES = 512 * 1024

interface PixelSize {
  width: number
  height: number
}

/** The size in a picture's header, before any EXIF rotation and without decoding; null when there is none. */
export function sizeInHeader(format: FileFormat, bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (format === 'png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (format === 'jpeg') return jpegSize(view)
    if (format === 'webp') return webpSize(view)
    return null
  } catch (error) {
    // Cut off before its size.
    if (error instanceof RangeError) return null
    throw error
  }
}

const START_OF_SCAN = 0xda
/** Frame headers are C0 to CF except the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): PixelSize | null {
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else if (marker === START_OF_SCAN) return null
    else at += 2 + view.getUint16(at + 2)
  }
}

function webpSize(view: DataView): PixelSize | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (kind === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  if (kind !== 'VP8 ') return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const uint24 = (view: DataView, at: number) =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
