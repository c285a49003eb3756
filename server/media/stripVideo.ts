import { open, type FileHandle } from 'node:fs/promises'
import { boxesIn, type Box } from './boxes'
import { chunksOf, isMetadataTrack, type Range } from './metadataTrack'
import { topBoxes } from './topBoxes'

/** Boxes that say where, by whom and with what a film was made: user data, its metadata, XMP. */
const TELLING = new Set(['udta', 'meta', 'uuid'])
const FREE = Buffer.from('free', 'latin1')
/** Bytes that are overwritten at once. */
const BLANK = Buffer.alloc(64 * 1024)

/**
 * Takes places, names and serial numbers out of an mp4 or mov file, in place and without moving a frame: their boxes
 * become free space of zeros, and so do tracks of facts with their samples. The file must be one that `probeVideo` takes.
 */
export async function stripVideo(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    for (const box of await topBoxes(handle, size)) {
      if (TELLING.has(box.type)) await free(handle, box)
      if (box.type === 'moov') await stripMovie(handle, box, size)
    }
  } finally {
    await handle.close()
  }
}

async function stripMovie(handle: FileHandle, { start, end }: Box, size: number): Promise<void> {
  const movie = Buffer.alloc(end - start)
  await handle.read(movie, 0, movie.length, start)
  const inFile = (box: Box): Box => ({
    ...box,
    offset: box.offset + start,
    start: box.start + start,
    end: box.end + start,
  })
  for (const box of boxesIn(movie)) {
    if (TELLING.has(box.type)) await free(handle, inFile(box))
    if (box.type !== 'trak') continue
    if (isMetadataTrack(movie, box)) {
      // Never the header itself, whatever the tables say.
      for (const range of chunksOf(movie, box)) {
        if (range.end <= size && (range.end <= start || range.start >= end))
          await blank(handle, range)
      }
      await free(handle, inFile(box))
      continue
    }
    for (const part of boxesIn(movie, box.start, box.end)) {
      if (TELLING.has(part.type)) await free(handle, inFile(part))
    }
  }
}

/** Keeps the box's length, so that no offset of the file moves. */
async function free(handle: FileHandle, box: Box): Promise<void> {
  await handle.write(FREE, 0, FREE.length, box.offset + 4)
  await blank(handle, box)
}

async function blank(handle: FileHandle, { start, end }: Range): Promise<void> {
  for (let offset = start; offset < end; offset += BLANK.length) {
    await handle.write(BLANK, 0, Math.min(BLANK.length, end - offset), offset)
  }
}
