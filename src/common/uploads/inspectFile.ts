import { formatOfContent, VIDEO_FORMATS, type FileFacts } from '@/contract/uploads'

const HEAD_BYTES = 12

/** Measures a file before it is sent: format by content, pixels by decoding (upright, as EXIF says). */
export async function inspectFile(file: File): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const format = formatOfContent(head)
  const facts = { format, bytes: file.size }
  if (!format || VIDEO_FORMATS.includes(format)) return facts
  return { ...facts, ...(await pixelsOf(file)) }
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
