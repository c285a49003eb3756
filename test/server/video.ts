/**
 * The boxes of a video without frames: sufficient for its headers to be read, as all our checks do.
 */

export function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

function trackHeader(width: number, height: number, isTurned: boolean): Buffer {
  const content = Buffer.alloc(84)
  const matrix = isTurned ? [0, 0x10000, -0x10000, 0] : [0x10000, 0, 0, 0x10000]
  content.writeInt32BE(matrix[0] ?? 0, 40)
  content.writeInt32BE(matrix[1] ?? 0, 44)
  content.writeInt32BE(matrix[2] ?? 0, 52)
  content.writeInt32BE(matrix[3] ?? 0, 56)
  content.writeUInt32BE(width * 65536, 76)
  content.writeUInt32BE(height * 65536, 80)
  return box('tkhd', content)
}

function movieHeader(milliseconds: number): Buffer {
  const content = Buffer.alloc(100)
  content.writeUInt32BE(1000, 12)
  content.writeUInt32BE(milliseconds, 16)
  return box('mvhd', content)
}

export function handler(kind: string): Buffer {
  const content = Buffer.alloc(24)
  content.write(kind, 8, 'latin1')
  return box('hdlr', content)
}

/** The table with the codec of a track, for pictures or, as no codec is examined, for sound. */
export function samples(codec: string, inCodec: Buffer[] = []): Buffer {
  const count = Buffer.alloc(8)
  count.writeUInt32BE(1, 4)
  const entry = box(codec, Buffer.alloc(78), ...inCodec)
  return box('minf', box('stbl', box('stsd', count, entry)))
}

interface VideoOptions {
  brand?: 'isom' | 'qt  '
  width?: number
  height?: number
  isTurned?: boolean
  milliseconds?: number
  /** `vide`, or `soun` for a file that is only sound. */
  track?: 'vide' | 'soun'
  /** Boxes beside the track, in the movie's header. */
  inMovie?: Buffer[]
  /** The codec of the track's samples. */
  codec?: string
  /** The contents of the codec's description. */
  inCodec?: Buffer[]
  /** Boxes inside the track. */
  inTrack?: Buffer[]
  /** The bytes that replace the frames. */
  media?: Buffer
  /** Boxes after everything else. */
  after?: Buffer[]
}

export function video(options: VideoOptions = {}): Buffer {
  const {
    brand = 'isom',
    width = 640,
    height = 480,
    isTurned = false,
    milliseconds = 12_500,
    track = 'vide',
    codec = track === 'vide' ? 'avc1' : 'mp4a',
    inCodec = [],
    inMovie = [],
    inTrack = [],
    media = Buffer.alloc(2048),
    after = [],
  } = options
  const fileType = Buffer.alloc(8)
  fileType.write(brand, 0, 'latin1')
  return Buffer.concat([
    box('ftyp', fileType),
    box(
      'moov',
      movieHeader(milliseconds),
      box(
        'trak',
        trackHeader(width, height, isTurned),
        box('mdia', handler(track), samples(codec, inCodec)),
        ...inTrack,
      ),
      ...inMovie,
    ),
    box('mdat', media),
    ...after,
  ])
}
