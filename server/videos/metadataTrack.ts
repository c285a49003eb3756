import { boxesIn, descendant, type Box } from './boxes'

/** Bytes of a file, from the first to the one after the last. */
export interface Range {
  start: number
  end: number
}

/** Kinds of tracks that shoppers see or hear; all others contain metadata, such as a camera's locations. */
const SHOWN = new Set(['vide', 'soun'])

export function isShownTrack(movie: Buffer, track: Box): boolean {
  return SHOWN.has(trackKind(movie, track))
}

/** The kind of a track; empty when it is not given. */
export function trackKind(movie: Buffer, track: Box): string {
  const handler = descendant(movie, track, ['mdia', 'hdlr'])
  return handler ? movie.toString('latin1', handler.start + 8, handler.start + 12) : ''
}

/**
 * The byte ranges of a track's samples in a file of `size` bytes: its table of offsets has the start of each chunk,
 * the tables of sizes its length. Overlapping chunks are one range. Null when the tables are missing or inconsistent.
 */
export function samplesOf(movie: Buffer, track: Box, size: number): Range[] | null {
  const table = descendant(movie, track, ['mdia', 'minf', 'stbl'])
  if (!table) return null
  const boxes = new Map(boxesIn(movie, table.start, table.end).map((box) => [box.type, box]))
  const [sizes, perChunk] = [boxes.get('stsz'), boxes.get('stsc')]
  const offsets = boxes.get('stco') ?? boxes.get('co64')
  if (!sizes || !perChunk || !offsets) return null
  try {
    const chunks = chunksOf(
      readOffsets(movie, offsets),
      readRuns(movie, perChunk),
      bytesOfSamples(movie, sizes),
    )
    return chunks.some(({ end }) => end > size) ? null : merged(chunks)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Every table begins with a version and flags, then the number of its entries. */
const COUNT_AT = 4
const ENTRIES_AT = 8
const RUN_BYTES = 12

function readOffsets(movie: Buffer, { type, start }: Box): number[] {
  return list(movie.readUInt32BE(start + COUNT_AT), (index) =>
    type === 'co64'
      ? Number(movie.readBigUInt64BE(start + ENTRIES_AT + index * 8))
      : movie.readUInt32BE(start + ENTRIES_AT + index * 4),
  )
}

/** The number of samples in a chunk, from a chunk on (chunks are numbered from 1, ascending). */
interface Run {
  firstChunk: number
  samples: number
}

function readRuns(movie: Buffer, { start }: Box): Run[] {
  return list(movie.readUInt32BE(start + COUNT_AT), (index) => ({
    firstChunk: movie.readUInt32BE(start + ENTRIES_AT + index * RUN_BYTES),
    samples: movie.readUInt32BE(start + ENTRIES_AT + index * RUN_BYTES + 4),
  }))
}

/** The bytes of `count` samples from `first` on; all may have one size. */
function bytesOfSamples(movie: Buffer, { start }: Box): (first: number, count: number) => number {
  const same = movie.readUInt32BE(start + 4)
  return (first, count) => {
    if (same > 0) return same * count
    let bytes = 0
    for (let sample = first; sample < first + count; sample += 1) {
      bytes += movie.readUInt32BE(start + 12 + sample * 4)
    }
    return bytes
  }
}

function chunksOf(
  offsets: readonly number[],
  runs: readonly Run[],
  bytesOf: (first: number, count: number) => number,
): Range[] {
  let sample = 0
  let run = 0
  return offsets.map((start, index) => {
    while ((runs[run + 1]?.firstChunk ?? Infinity) <= index + 1) run += 1
    const { samples } = runs[run] ?? { samples: 0 }
    const end = start + bytesOf(sample, samples)
    sample += samples
    return { start, end }
  })
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else result.push({ ...range })
  }
  return result
}

/** More entries than any metadata track has: a file may claim any number. */
const MAX_ENTRIES = 1_000_000

function list<Value>(length: number, read: (index: number) => Value): Value[] {
  if (length > MAX_ENTRIES) throw new RangeError('A table is too long')
  return Array.from({ length }, (_, index) => read(index))
}
