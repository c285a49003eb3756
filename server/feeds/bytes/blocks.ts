/** Large enough to detect a feed's format and encoding by its first block. */
export const BLOCK_BYTES = 64 * 1024

/** Regroups bytes into blocks of one size, independent of the network's chunks. */
export async function* inBlocks(
  bytes: AsyncIterable<Uint8Array>,
  size = BLOCK_BYTES,
): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(size)
  let filled = 0
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length;) {
      const part = chunk.subarray(start, start + size - filled)
      block.set(part, filled)
      filled += part.length
      start += part.length
      if (filled < size) continue
      yield block
      block = new Uint8Array(size)
      filled = 0
    }
  }
  if (filled > 0) yield block.subarray(0, filled)
}

/** `first`, and then the rest. */
export async function* joined<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first
  yield* rest
}
