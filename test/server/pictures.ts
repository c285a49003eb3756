import sharp from 'sharp'

interface PictureOptions {
  width?: number
  height?: number
  /** EXIF orientation, 1 to 8. */
  orientation?: number
  /** Whether to write a location. */
  gps?: boolean
}

interface NumberedOptions extends PictureOptions {
  /** Each number produces a different file of the same picture, which is drawn once. */
  number?: number
}

const drawn = new Map<string, Promise<Buffer>>()

/** A real JPEG: the left half red, the right half blue, as stored (before any EXIF rotation). */
export async function jpeg({ number, ...options }: NumberedOptions = {}): Promise<Buffer> {
  const key = JSON.stringify(options)
  const picture = drawn.get(key) ?? draw(options)
  drawn.set(key, picture)
  return number === undefined
    ? Buffer.from(await picture)
    : commented(await picture, String(number))
}

/**
 * A picture with a comment after the start of the file (marker, length of itself and the text,
 * text).
 */
function commented(picture: Buffer, text: string): Buffer {
  const [start, rest] = [picture.subarray(0, 2), picture.subarray(2)]
  return Buffer.concat([
    start,
    Buffer.from([0xff, 0xfe, 0, 2 + text.length]),
    Buffer.from(text),
    rest,
  ])
}

async function draw(options: PictureOptions): Promise<Buffer> {
  const { width = 800, height = 600, orientation, gps = false } = options
  const half = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#c02020' },
  })
    .png()
    .toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: '#2020c0' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 90 })
  if (gps) {
    picture.withExif({
      IFD0: { Make: 'Vitrina' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
  }
  if (orientation !== undefined) picture.withMetadata({ orientation })
  return picture.toBuffer()
}

export function png(width = 800, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#20c020' } })
    .png()
    .toBuffer()
}
