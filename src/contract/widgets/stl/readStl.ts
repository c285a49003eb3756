import {
  NUMBERS_PER_TRIANGLE,
  STL_CORNERS_AT,
  STL_HEADER_BYTES,
  STL_TRIANGLE_BYTES,
  stlBytes,
  StlRefused,
} from './stlFormat'
import { collectTriangles, type Triangles, type TriangleSink } from './triangles'

export interface StlReader {
  /** The next bytes, in chunks of any length. Throws `StlRefused` as soon as the file must be refused. */
  write(chunk: Uint8Array): void
  /** Must be called after the last bytes. Throws `StlRefused`. */
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

/** Reads a whole file in one call. Throws `StlRefused`. */
export function readStl(file: Uint8Array): Triangles {
  const reader = createStlReader(file.length)
  reader.write(file)
  return reader.end()
}

type Add = ReturnType<typeof collectTriangles>['add']

/** Reads the rest of the file; the first call receives its start. */
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

/** All keywords and numbers are shorter. */
const MAX_WORD_LENGTH = 64
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Values that exporters write for an invalid number. */
const NO_NUMBER = /^[+-]?(?:nan|ind|inf|infinity|\d+\.#\w+|(?:nan|qnan|snan)\(\w*\))$/i

const SPACE = 32
/** The UTF-8 byte order mark as latin1 decodes it. */
const BYTE_ORDER_MARK = 'ï»¿'

/** The word that must follow each word; a file may have several solids. */
type Place = 'solid' | 'facet' | 'normal' | 'outer' | 'loop' | 'vertex' | 'endloop' | 'endfacet'

/** Reads STL as text: words between any white space, in any case. Ignores normals, which follow from the vertices. Throws `StlRefused`. */
function createTextReader(add: TriangleSink) {
  const triangle = new Float64Array(NUMBERS_PER_TRIANGLE)
  let filled = 0
  let place: Place = 'solid'
  /** Words left to skip, or numbers left to read. */
  let normals = 0
  let numbers = 0
  let isName = false
  let rest = ''
  // One character per byte: no chunk ends in the middle of one, and keywords and numbers are ASCII.
  const decoder = new TextDecoder('latin1')

  function takeNumber(text: string): void {
    if (!NUMBER.test(text)) {
      throw new StlRefused(NO_NUMBER.test(text) ? 'model-bad-number' : 'model-broken')
    }
    triangle[filled] = Number(text)
    filled += 1
    numbers -= 1
    if (filled === NUMBERS_PER_TRIANGLE && numbers === 0) place = 'endloop'
  }

  function takeKeyword(text: string): void {
    const keyword = text.replace(BYTE_ORDER_MARK, '').toLowerCase()
    if (place === 'facet' && keyword === 'endsolid') {
      place = 'solid'
      isName = true
    } else if (place === 'facet' && keyword === 'color') {
      // Some programs write one before each facet.
      normals = 3
    } else if (keyword !== place) {
      throw new StlRefused('model-broken')
    } else if (place === 'solid') {
      place = 'facet'
      isName = true
    } else if (place === 'facet') {
      place = 'normal'
    } else if (place === 'normal') {
      normals = 3
      place = 'outer'
    } else if (place === 'outer') {
      place = 'loop'
    } else if (place === 'loop') {
      filled = 0
      place = 'vertex'
    } else if (place === 'vertex') {
      numbers = 3
    } else if (place === 'endloop') {
      place = 'endfacet'
    } else {
      add(triangle)
      place = 'facet'
    }
  }

  function takeWord(text: string): void {
    if (text.length > MAX_WORD_LENGTH) throw new StlRefused('model-broken')
    if (normals > 0) normals -= 1
    else if (numbers > 0) takeNumber(text)
    else takeKeyword(text)
  }

  /** Processes the words of a text; the part after the last white space is kept for the next chunk. */
  function takeWords(text: string): void {
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code > SPACE) continue
      if (!isName && at > from) takeWord(text.slice(from, at))
      // A name is ignored up to the end of its line, whatever its length; the name may be missing.
      if (isName && isLineEnd(code)) isName = false
      from = at + 1
    }
    rest = isName ? '' : text.slice(from)
    if (rest.length > MAX_WORD_LENGTH) throw new StlRefused('model-broken')
  }

  return {
    write(chunk: Uint8Array): void {
      takeWords(rest + decoder.decode(chunk))
    },
    end(): void {
      if (rest !== '') takeWord(rest)
      // The valid ends: after the last `endsolid`, and in an empty file.
      if (place !== 'solid') throw new StlRefused('model-broken')
    },
  }
}

const isLineEnd = (code: number) => code === 10 || code === 13
