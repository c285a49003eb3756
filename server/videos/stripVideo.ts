import { open, type FileHandle } from 'node:fs/promises'
import { boxesIn, type Box, topBoxes } from './boxes'
import { isShownTrack, samplesOf, type Range } from './metadataTrack'

/** Boxes with the location, the author and the device of a video: user data, its metadata, XMP. */
const IDENTIFYING = new Set(['udta', 'meta', 'uuid'])
const FREE = Buffer.from('free', 'latin1')
/** The number of bytes that are overwritten by one write. */
const BLANK = Buffer.alloc(64 * 1024)

/**
 * Removes locations, names and serial numbers from an mp4 or mov file, in place and without moving
 * a frame. Their boxes become free space of zeros, and so do metadata tracks with their samples.
 * The file must be one that `probeVideo` accepts. Returns false when the file has metadata whose
 * position cannot be found: then it must not be published.
 */
export async function stripVideo(file: string): Promise<boolean> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    const boxes = await topBoxes(handle, size)
    const movies = boxes.filter(({ type }) => type === 'moov')
    const metadataRanges: Range[] = []
    for (const movie of movies) {
      const samples = await stripMovie(handle, movie, size)
      if (!samples) return false
      metadataRanges.push(...samples)
    }
    // A fragmented video has the positions of its samples elsewhere.
    if (metadataRanges.length > 0 && boxes.some(({ type }) => type === 'moof')) return false
    const touches = ({ start, end }: Range) =>
      movies.some((movie) => start < movie.end && end > movie.offset)
    if (metadataRanges.some(touches)) return false
    for (const range of metadataRanges) await blank(handle, range)
    for (const box of boxes) if (IDENTIFYING.has(box.type)) await free(handle, box)
    return true
  } finally {
    await handle.close()
  }
}

/**
 * Clears the metadata in the movie's header. Returns the samples of its metadata tracks; null when they cannot be
 * found.
 */
async function stripMovie(handle: FileHandle, movie: Box, size: number): Promise<Range[] | null> {
  const { start, end } = movie
  const bytes = Buffer.alloc(end - start)
  await handle.read(bytes, 0, bytes.length, start)
  const metadataRanges: Range[] = []
  const identifying: Box[] = []
  for (const box of boxesIn(bytes)) {
    if (IDENTIFYING.has(box.type)) identifying.push(box)
    if (box.type !== 'trak') continue
    if (isShownTrack(bytes, box)) {
      identifying.push(
        ...boxesIn(bytes, box.start, box.end).filter(({ type }) => IDENTIFYING.has(type)),
      )
      continue
    }
    const samples = samplesOf(bytes, box, size)
    if (!samples) return null
    metadataRanges.push(...samples)
    identifying.push(box)
  }
  for (const box of identifying) {
    await free(handle, {
      offset: box.offset + start,
      start: box.start + start,
      end: box.end + start,
    })
  }
  return metadataRanges
}

/** Keeps the box's length, so that no offset of the file moves. */
async function free(handle: FileHandle, box: Range & { offset: number }): Promise<void> {
  await handle.write(FREE, 0, FREE.length, box.offset + 4)
  await blank(handle, box)
}

async function blank(handle: FileHandle, { start, end }: Range): Promise<void> {
  for (let offset = start; offset < end; offset += BLANK.length) {
    await handle.write(BLANK, 0, Math.min(BLANK.length, end - offset), offset)
  }
}
