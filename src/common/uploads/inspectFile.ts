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
 * Reads a file's facts before it is sent: the format from its content, the pixels by decoding (upright, by EXIF). A
 * file whose size or header is over the limits is not decoded.
 */
export async function inspectFile(file: File): Promise<FileFacts> {
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
