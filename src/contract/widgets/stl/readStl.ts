import { createTextReader } from './createTextReader'
import {
  NUMBERS_PER_TRIANGLE,
  STL_CORNERS_AT,
  STL_HEADER_BYTES,
  STL_TRIANGLE_BYTES,
  stlBytes,
} from './stlLimits'
import { StlRefused } from './stlProblem'
import { collectTriangles, type Triangles } from './triangles'

export interface StlReader {
  /** The next bytes, in chunks of any length. Throws `StlRefused` as soon as the file must be refused. */
  write(chunk: Uint8Array): void
  /** After the last bytes. Throws `StlRefused`. */
  end(): Triangles
}

/**
 * Reads an STL file of `bytes` bytes chunk by chunk. It is binary when its length is exactly that of a binary file with its number of triangles: many
 * binary files begin with the word `solid` too.
 */
export function createStlReader(bytes: number): StlReader {
  const collected = collectTriangles()
  let head = new Uint8Array(0)
  let body: { write(chunk: Uint8Array): void; end(): void } | null = null
  let received = 0

  function begin(): void {
    body = bodyReader(head, bytes, collected.add)
  }
  return {
    write(chunk) {
      received += chunk.length
      if (body) {
        body.write(chunk)
        return
      }
      head = joined(head, chunk)
      if (head.length >= STL_HEADER_BYTES) begin()
    },
    end() {
      if (!body) begin()
      if (received !== bytes) throw new StlRefused('model-broken')
      body?.end()
      return collected.end()
    },
  }
}

/** Reads a whole file at once. Throws `StlRefused`. */
export function readStl(file: Uint8Array): Triangles {
  const reader = createStlReader(file.length)
  reader.write(file)
  return reader.end()
}

type Add = ReturnType<typeof collectTriangles>['add']

/** Reads the rest, beginning with the start of the file. */
function bodyReader(head: Uint8Array, bytes: number, add: Add) {
  const isWhole = head.length >= STL_HEADER_BYTES
  const count = isWhole
    ? new DataView(head.buffer, head.byteOffset).getUint32(STL_HEADER_BYTES - 4, true)
    : 0
  if (isWhole && bytes === stlBytes(count)) {
    const reader = createBinaryReader(add)
    reader.write(head.subarray(STL_HEADER_BYTES))
    return reader
  }
  if (!/^(?:\xef\xbb\xbf)?\s*solid\b/i.test(String.fromCharCode(...head.subarray(0, 80)))) {
    throw new StlRefused(isWhole && isCutOff(bytes, count) ? 'model-broken' : 'model-not-stl')
  }
  const reader = createTextReader(add)
  reader.write(head)
  return reader
}

/** Whether it looks like a binary file that is truncated, or has extra bytes at its end. */
function isCutOff(bytes: number, count: number): boolean {
  const length = stlBytes(count)
  return count > 0 && length < 2 ** 32 && bytes > length / 4 && bytes < length * 4
}

function createBinaryReader(add: Add) {
  const triangle = new Float64Array(NUMBERS_PER_TRIANGLE)
  let rest = new Uint8Array(0)
  return {
    write(chunk: Uint8Array) {
      const bytes = joined(rest, chunk)
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
      let at = 0
      for (; at + STL_TRIANGLE_BYTES <= bytes.length; at += STL_TRIANGLE_BYTES) {
        for (let index = 0; index < NUMBERS_PER_TRIANGLE; index += 1) {
          triangle[index] = view.getFloat32(at + STL_CORNERS_AT + index * 4, true)
        }
        add(triangle)
      }
      rest = bytes.slice(at)
    },
    end() {
      if (rest.length > 0) throw new StlRefused('model-broken')
    },
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
