/** Writes whole numbers of any size, seven bits a byte, the lowest first. */
export interface Writer {
  write(value: number): void
  append(bytes: Uint8Array): void
  /** What is written so far; a view that the next `write` or `clear` may change. */
  bytes(): Buffer
  clear(): void
}

export function createWriter(): Writer {
  let buffer = Buffer.alloc(1024)
  let length = 0
  const makeRoom = (more: number) => {
    if (length + more <= buffer.length) return
    const larger = Buffer.alloc(Math.max(buffer.length * 2, length + more))
    buffer.copy(larger, 0, 0, length)
    buffer = larger
  }
  return {
    write(value) {
      // Numbers have up to 53 bits.
      makeRoom(8)
      let rest = value
      while (rest > 127) {
        buffer[length++] = (rest % 128) + 128
        rest = Math.floor(rest / 128)
      }
      buffer[length++] = rest
    },
    append(bytes) {
      makeRoom(bytes.length)
      buffer.set(bytes, length)
      length += bytes.length
    },
    bytes: () => buffer.subarray(0, length),
    clear() {
      length = 0
    },
  }
}

export interface Reader {
  next(): number
  /** Bytes that are read. */
  place(): number
  skipTo(place: number): void
  isOver(): boolean
}

export function createReader(bytes: Uint8Array): Reader {
  let at = 0
  return {
    next() {
      let byte = bytes[at++] ?? 0
      if (byte < 128) return byte
      let value = byte - 128
      for (let scale = 128; ; scale *= 128) {
        byte = bytes[at++] ?? 0
        if (byte < 128) return value + byte * scale
        value += (byte - 128) * scale
      }
    },
    place: () => at,
    skipTo(place) {
      at = place
    },
    isOver: () => at >= bytes.length,
  }
}
