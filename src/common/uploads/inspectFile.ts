import {
  formatOfContent,
  MAX_IMAGE_PIXELS,
  MAX_PICTURE_BYTES,
  VIDEO_FORMATS,
  type FileFacts,
} from '@/contract/files/uploads'
import { isAnimatedPicture } from '@/contract/files/isAnimatedPicture'
import { PICTURE_HEADER_BYTES, sizeInHeader } from './pictureHeader'

/**
 * Measures a file before it is sent: format by content, pixels by decoding (upright, as EXIF says). What is too
 * large by its weight or its header is not decoded.
 */
export async function inspectFile(file: File): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, PICTURE_HEADER_BYTES).arrayBuffer())
  const format = formatOfContent(head)
  const facts = { format, bytes: file.size }
  if (!format || VIDEO_FORMATS.includes(format) || file.size > MAX_PICTURE_BYTES) return facts
  const told = sizeInHeader(format, head)
  if (told && told.width * told.height > MAX_IMAGE_PIXELS) return { ...facts, ...told }
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
