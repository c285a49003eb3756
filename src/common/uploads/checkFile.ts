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
import { PICTURE_HEADER_BYTES, sizeInHeader } from './pictureHeader'

interface CheckedFile {
  /** Null: unknown, or the file could not be read. */
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
    // A folder, or a file that was moved or removed after it had been chosen.
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
