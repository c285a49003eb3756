import { boxesIn, type Box } from './boxes'

/** Bytes of a file, from the first to the one after the last. */
export interface Range {
  start: number
  end: number
}

/** Whether a track carries no picture and no sound but facts, such as the places a camera was carried through. */
export function isMetadataTrack(movie: Buffer, track: Box): boolean {
  const handler = descendant(movie, track, ['mdia', 'hdlr'])
  return (
    handler !== undefined &&
    movie.toString('latin1', handler.start + 8, handler.end).startsWith('meta')
  )
}

/**
 * Where the samples of a track lie in the file, chunk by chunk: its table of offsets says where each begins, the
 * tables of sizes how long it is. A table that does not add up ends the list.
 */
export function chunksOf(movie: Buffer, track: Box): Range[] {
  const table = descendant(movie, track, ['mdia', 'minf', 'stbl'])
  if (!table) return []
  const boxes = new Map(boxesIn(movie, table.start, table.end).map((box) => [box.type, box]))
  const [sizes, perChunk] = [boxes.get('stsz'), boxes.get('stsc')]
  const offsets = boxes.get('stco') ?? boxes.get('co64')
  if (!sizes || !perChunk || !offsets) return []
  try {
    return ranges(
      readOffsets(movie, offsets),
      readRuns(movie, perChunk),
      bytesOfSamples(movie, sizes),
    )
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

function descendant(movie: Buffer, box: Box, path: readonly string[]): Box | undefined {
  let found: Box | undefined = box
  for (const type of path) {
    found = found && boxesIn(movie, found.start, found.end).find((child) => child.type === type)
  }
  return found
}

/** Every table begins with a version and flags; then comes the number of its entries. */
const COUNT_AT = 4
const ENTRIES_AT = 8

function readOffsets(movie: Buffer, { type, start }: Box): number[] {
  const length = movie.readUInt32BE(start + COUNT_AT)
  return list(length, (index) =>
    type === 'co64'
      ? Number(movie.readBigUInt64BE(start + ENTRIES_AT + index * 8))
      : movie.readUInt32BE(start + ENTRIES_AT + index * 4),
  )
}

/** From which chunk on (from 1) a chunk holds how many samples. */
function readRuns(movie: Buffer, { start }: Box): { firstChunk: number; samples: number }[] {
  const entry = 12
  return list(movie.readUInt32BE(start + COUNT_AT), (index) => ({
    firstChunk: movie.readUInt32BE(start + ENTRIES_AT + index * entry),
    samples: movie.readUInt32BE(start + ENTRIES_AT + index * entry + 4),
  }))
}

/** Bytes of so many samples from one on; one size may hold for all. */
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

function ranges(
  offsets: readonly number[],
  runs: readonly { firstChunk: number; samples: number }[],
  bytesOf: (first: number, count: number) => number,
): Range[] {
  let sample = 0
  return offsets.map((start, index) => {
    const { samples } = runs.findLast(({ firstChunk }) => firstChunk <= index + 1) ?? { samples: 0 }
    const bytes = bytesOf(sample, samples)
    sample += samples
    return { start, end: start + bytes }
  })
}

/** A length that the file claims is not believed beyond what a film can hold. */
const MAX_ENTRIES = 1_000_000

function list<Value>(length: number, read: (index: number) => Value): Value[] {
  if (length > MAX_ENTRIES) throw new RangeError('A table is too long')
  return Array.from({ length }, (_, index) => read(index))
}
