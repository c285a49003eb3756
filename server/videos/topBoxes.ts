import type { FileHandle } from 'node:fs/promises'
import { boxAt, type Box } from './boxes'

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
