import type { FileHandle } from 'node:fs/promises'

/** A box (atom) of an mp4 or mov file: its name and the bytes inside it. */
export interface Box {
  type: string
  /** Offset of its header. */
  offset: number
  /** Offsets of the content, and of the first byte after it. */
  start: number
  end: number
}

const HEADER = 8
const LONG_HEADER = 16

/**
 * Reads a box's header at `offset`. `head` holds the 16 bytes there (fewer at the end of the file).
 * Null when the header is cut off or the box claims more bytes than `limit` leaves.
 */
function boxAt(head: Buffer, offset: number, limit: number): Box | null {
  if (head.length < HEADER) return null
  const type = head.toString('latin1', 4, HEADER)
  const short = head.readUInt32BE(0)
  // 1: a 64-bit size follows; 0: to the end of the file.
  if (short === 1 && head.length < LONG_HEADER) return null
  const header = short === 1 ? LONG_HEADER : HEADER
  const size =
    short === 1 ? Number(head.readBigUInt64BE(HEADER)) : short === 0 ? limit - offset : short
  if (size < header || offset + size > limit) return null
  return { type, offset, start: offset + header, end: offset + size }
}

/** More boxes beside each other in a video's header are an attack: a normal header has a dozen. */
const MAX_BOXES = 256

/** The boxes inside a stretch of bytes, up to the first broken one; throws a RangeError when they are too many. */
export function boxesIn(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = []
  let offset = start
  while (offset < end) {
    const box = boxAt(bytes.subarray(offset, Math.min(offset + LONG_HEADER, end)), offset, end)
    if (!box) break
    if (boxes.length === MAX_BOXES) throw new RangeError('Too many boxes')
    boxes.push(box)
    offset = box.end
  }
  return boxes
}

/** The box that a path of names leads to, the first of each name. */
export function descendant(bytes: Buffer, box: Box, path: readonly string[]): Box | undefined {
  let found: Box | undefined = box
  for (const type of path) {
    found = found && boxesIn(bytes, found.start, found.end).find((child) => child.type === type)
  }
  return found
}

/** A fragmented video has two for about each second. */
const MAX_TOP_BOXES = 4096

/** The boxes of a file of `size` bytes; none when it is truncated or does not consist of boxes. */
export async function topBoxes(handle: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let offset = 0; offset < size;) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, offset)
    const box = boxAt(buffer.subarray(0, bytesRead), offset, size)
    if (!box || boxes.length === MAX_TOP_BOXES) return []
    boxes.push(box)
    offset = box.end
  }
  return boxes
}
