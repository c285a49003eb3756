import { NUMBERS_PER_TRIANGLE } from './stlLimits'
import { StlRefused } from './stlProblem'
import type { TriangleSink } from './triangles'

/** All keywords and numbers are shorter. */
const LONGEST_WORD = 64
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
/** Values that exporters write for an invalid number. */
const NO_NUMBER = /^[+-]?(?:nan|ind|inf|infinity|\d+\.#\w+|(?:nan|qnan|snan)\(\w*\))$/i

const SPACE = 32
/** The decoded form of a keyword. */
const BYTE_ORDER_MARK = 'ï»¿'

/** The word that must follow each word; a file may have several solids. */
type Place = 'solid' | 'facet' | 'normal' | 'outer' | 'loop' | 'vertex' | 'endloop' | 'endfacet'

/** Reads STL as text: words between any white space, in any case. Ignores normals, which follow from the vertices. Throws `StlRefused`. */
export function createTextReader(add: TriangleSink) {
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
    if (text.length > LONGEST_WORD) throw new StlRefused('model-broken')
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
      // The rest of a line with a name, of any length, is ignored; the name may be missing.
      if (isName && isLineEnd(code)) isName = false
      from = at + 1
    }
    rest = isName ? '' : text.slice(from)
    if (rest.length > LONGEST_WORD) throw new StlRefused('model-broken')
  }

  return {
    write(chunk: Uint8Array): void {
      takeWords(rest + decoder.decode(chunk))
    },
    end(): void {
      if (rest !== '') takeWord(rest)
      // Before `solid`: after the last `endsolid`, or an empty file.
      if (place !== 'solid') throw new StlRefused('model-broken')
    },
  }
}

const isLineEnd = (code: number) => code === 10 || code === 13
