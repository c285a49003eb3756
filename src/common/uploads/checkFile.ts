import { isAnimatedPicture } from '@/contract/files/isAnimatedPicture'
import {
  checkUpload,
  type FileFormat,
  type UploadKind,
  type UploadProblem,
  formatOfContent,
  MAX_IMAGE_PIXELS,
  MAX_PICTURE_BYTES,
  VIDEO_FORMATS,
  type FileFacts,
} from '@/contract/files/uploads'

interface CheckedFile {
  /** Null when the format is unknown, or the file could not be read. */
  format: FileFormat | null
  problem: UploadProblem | null
}

/** Checks a chosen file by the row of the upload table that fits its content. */
export async function checkFile(
  file: File,
  placeOf: (format: FileFormat | null) => UploadKind,
): Promise<CheckedFile> {
  try {
    const facts = await inspectFile(file)
    return { format: facts.format, problem: checkUpload(placeOf(facts.format), facts) }
  } catch {
    // The path is a folder, or the file was moved or removed after it had been chosen.
    return { format: null, problem: { code: 'unreadable-file' } }
  }
}

/**
 * Reads a file's facts before it is sent: the format from its content, the pixels by decoding (upright, by EXIF). A
 * file whose size or header is over the limits is not decoded.
 */
async function inspectFile(file: File): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, PICTURE_HEADER_BYTES).arrayBuffer())
  const format = formatOfContent(head)
  const facts = { format, bytes: file.size }
  if (!format || VIDEO_FORMATS.includes(format) || file.size > MAX_PICTURE_BYTES) return facts
  const headerSize = sizeInHeader(format, head)
  if (headerSize && headerSize.width * headerSize.height > MAX_IMAGE_PIXELS)
    return { ...facts, ...headerSize }
  return { ...facts, ...(await pixelsOf(file)), isAnimated: isAnimatedPicture(format, head) }
}

async function pixelsOf(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return {}
  }
}

/** Enough for the profiles and previews that cameras write before a JPEG's size. */
const PICTURE_HEADER_BYTES = 512 * 1024

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
    // The header is cut off before the size.
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
