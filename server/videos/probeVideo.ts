import { open, type FileHandle } from 'node:fs/promises'
import {
  trackProblem,
  type VideoPart,
  type VideoProblem,
  type TrackCodec,
} from '@/contract/files/trackProblem'
import { boxesIn, type Box, descendant, topBoxes } from './boxes'
import { trackKind } from './metadataTrack'

export interface VideoFacts {
  /** Px as shown, after the track's rotation. */
  width: number
  height: number
  /** Milliseconds. */
  duration: number
  /** Why browsers cannot play it. */
  problem: VideoProblem | null
}

/** A real movie header is a few hundred KB, and there is one. */
const MAX_HEADER_BYTES = 16 * 1024 * 1024

/** Reads the headers of an mp4 or mov file; null when it is cut off. */
export async function probeVideo(file: string): Promise<VideoFacts | 'no-video-track' | null> {
  const handle = await open(file, 'r')
  try {
    const movie = await movieHeader(handle, (await handle.stat()).size)
    return movie && factsOf(movie)
  } finally {
    await handle.close()
  }
}

/** The inside of `moov`, once the whole file proved to be complete boxes with media data among them. */
async function movieHeader(handle: FileHandle, size: number): Promise<Buffer | null> {
  const boxes = await topBoxes(handle, size)
  const [movie, ...others] = boxes.filter(isType('moov'))
  if (
    !movie ||
    others.length > 0 ||
    !boxes.some(isType('mdat')) ||
    movie.end - movie.start > MAX_HEADER_BYTES
  )
    return null
  const bytes = Buffer.alloc(movie.end - movie.start)
  await handle.read(bytes, 0, bytes.length, movie.start)
  return bytes
}

function factsOf(movie: Buffer): VideoFacts | 'no-video-track' | null {
  try {
    const boxes = boxesIn(movie)
    const header = boxes.find(isType('mvhd'))
    const tracks = boxes.filter(isType('trak'))
    const track = tracks.find((one) => trackKind(movie, one) === 'vide')
    if (header && !track) return 'no-video-track'
    const trackHeader = track && boxesIn(movie, track.start, track.end).find(isType('tkhd'))
    if (!header || !trackHeader) return null
    const { width, height } = shownSize(movie.subarray(trackHeader.start, trackHeader.end))
    if (width < 1 || height < 1) return null
    const sound = tracks.filter((one) => trackKind(movie, one) === 'soun')
    const duration = durationOf(movie.subarray(header.start, header.end))
    return { width, height, duration, problem: videoProblem(movie, track, sound) }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const isType = (type: string) => (box: Box) => box.type === type

/** The picture must be playable, and one of several audio tracks: cameras add a second one in a proprietary format. */
function videoProblem(movie: Buffer, picture: Box, sounds: readonly Box[]): VideoProblem | null {
  const heard = sounds.map((sound) => problemOf(movie, 'audio', sound))
  const silent = heard.every(Boolean) ? heard[0] : null
  return problemOf(movie, 'video', picture) ?? silent ?? null
}

function problemOf(movie: Buffer, part: VideoPart, track: Box): VideoProblem | null {
  const codecs = trackCodecs(movie, track)
  const problems = (codecs.length > 0 ? codecs : [UNKNOWN]).map((one) => trackProblem(part, one))
  return problems.find((problem) => problem !== null) ?? null
}

const UNKNOWN = { code: '', profile: null }

function durationOf(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1
  const timescale = header.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return timescale > 0 ? Math.round((units / timescale) * 1000) : 0
}

/** Width and height are 16.16 numbers at the end; the matrix before them rotates the picture by quarters. */
function shownSize(trackHeader: Buffer): { width: number; height: number } {
  const matrix = trackHeader.readUInt8(0) === 1 ? 52 : 40
  const width = Math.round(trackHeader.readUInt32BE(matrix + 36) / 65536)
  const height = Math.round(trackHeader.readUInt32BE(matrix + 40) / 65536)
  const isTurned =
    trackHeader.readInt32BE(matrix) === 0 && trackHeader.readInt32BE(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Version, flags and the number of entries. */
const TABLE_HEAD = 8
/** The part of a picture description before the boxes of its codec. */
const PICTURE_HEAD = 78

/** The codecs of a track's samples; none when they are not given. */
function trackCodecs(movie: Buffer, track: Box): TrackCodec[] {
  const table = descendant(movie, track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!table) return []
  return boxesIn(movie, table.start + TABLE_HEAD, table.end).map((entry) => ({
    code: entry.type,
    profile: entry.type.startsWith('avc') ? profileOf(movie, entry) : null,
  }))
}

function profileOf(movie: Buffer, { start, end }: Box): number | null {
  const settings = boxesIn(movie, start + PICTURE_HEAD, end).find(({ type }) => type === 'avcC')
  return settings && settings.end - settings.start > 1 ? movie.readUInt8(settings.start + 1) : null
}
