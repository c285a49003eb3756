import type { FileFormat } from './uploads'

/** Bytes from the start of a file that show whether a picture is animated. */
export const ANIMATION_HEADER_BYTES = 64 * 1024

const latin = (bytes: Uint8Array, from: number) =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

/** Whether a picture has several frames, by the start of its file. */
export function isAnimatedPicture(format: FileFormat | null, head: Uint8Array): boolean {
  if (format === 'webp') return latin(head, 12) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0
  return format === 'png' && isAnimatedPng(head)
}

/** The animation chunk precedes the first pixels. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  let at = 8
  while (at + 8 <= head.length) {
    const chunk = latin(head, at + 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
    // The overhead of a chunk: length, name and checksum.
    at += view.getUint32(at) + 12
  }
  return false
}
