import type { TrackCodec } from '@/contract/files/trackProblem'
import { boxesIn, descendant, type Box } from './boxes'

/** Version, flags and the number of entries. */
const TABLE_HEAD = 8
/** The part of a picture description before the boxes of its codec. */
const PICTURE_HEAD = 78

/** The codecs of a track's samples; none when they are not given. */
export function trackCodecs(movie: Buffer, track: Box): TrackCodec[] {
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
