/** The number of bytes read from each file before comparing them. */
const PIECE_BYTES = 1024 * 1024

/**
 * Whether two files have the same content; an empty file equals no other. The contents are read only if the sizes are
 * equal.
 */
export async function isSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size || one.size === 0) return false
  try {
    for (let at = 0; at < one.size; at += PIECE_BYTES) {
      const [piece, counterpart] = await Promise.all([bytesAt(one, at), bytesAt(other, at)])
      if (piece.some((byte, index) => byte !== counterpart[index])) return false
    }
    return true
  } catch {
    // The path is a folder, or the file was moved or removed after it had been chosen.
    return false
  }
}

const bytesAt = async (file: Blob, at: number) =>
  new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer())
