import type { FileFormat } from './uploads'

/** Bytes from the start of a file in which a picture says whether it moves. */
export const ANIMATION_HEADER_BYTES = 64 * 1024

const latin = (bytes: Uint8Array, from: number) =>
  String.fromCharCode(...bytes.subarray(from, from + 4))

/** Whether a picture has several frames, by the start of its file. */
export function isAnimatedPicture(format: FileFormat | null, head: Uint8Array): boolean {
  if (format === 'webp') return latin(head, 12) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0
  return format === 'png' && isAnimatedPng(head)
}

/** The frames are told before the first pixels. */
function isAnimatedPng(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  let at = 8
  while (at + 8 <= head.length) {
    const chunk = latin(head, at + 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
    // A length, a name and a checksum stand round what is in it.
    at += view.getUint32(at) + 12
  }
  return false
}
