import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { MAX_IMAGE_PIXELS } from '@/contract/uploads'
import type { BlobStore } from './blobStore'
import { createQueue } from './queue'
import { VARIANT_SIDES, type Variant } from './variants'

// libvips reads SVG, PDF and much more; strangers' files go to the three decoders that are meant.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
sharp.concurrency(1)

const enqueue = createQueue()
const WEBP = { quality: 82, effort: 3 }

export interface PixelSize {
  width: number
  height: number
}

/** Px as shown, after the EXIF turn; null when the file is no picture. Reads the header only. */
export async function measurePicture(file: string): Promise<PixelSize | null> {
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    await demandReadable(file)
    return null
  }
}

/** Decodes a picture once and stores its sizes, smallest first; null when it cannot be decoded to its end. */
export function storeVariants(blobs: BlobStore, file: string): Promise<Variant[] | null> {
  return enqueue(async () => {
    const full = await decode(file)
    return full && encodeSizes(blobs, full)
  })
}

/** The sizes of a plain picture in the given shape, for a video that came without a poster. */
export function storeBlankVariants(blobs: BlobStore, { width, height }: PixelSize) {
  const scale = Math.min(1, VARIANT_SIDES.full / Math.max(width, height))
  return enqueue(async () => {
    const blank = sharp({
      create: {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        channels: 3,
        background: '#2b2a28',
      },
    })
    return encodeSizes(blobs, await rawPicture(blank))
  })
}

/** Pixels row by row, 8 bits a channel. */
export interface RawPicture {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** Stores a drawn picture as a PNG with its sizes, as if it had been uploaded. */
export function storeDrawnPicture(blobs: BlobStore, draw: () => RawPicture | Promise<RawPicture>) {
  return enqueue(async () => {
    const picture = await draw()
    const content = await sharp(picture.data, { raw: picture.info }).png().toBuffer()
    return {
      blob: await blobs.put(content, 'png'),
      bytes: content.length,
      variants: await encodeSizes(blobs, picture),
    }
  })
}

/** A stored picture, cut to cover a square of `side` px. */
export function squareOfPicture(content: Uint8Array, side: number): Promise<RawPicture> {
  return rawPicture(
    sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  )
}

async function rawPicture(picture: Sharp): Promise<RawPicture> {
  return picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

async function decode(file: string): Promise<RawPicture | null> {
  const side = VARIANT_SIDES.full
  try {
    return await rawPicture(
      sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb'),
    )
  } catch {
    await demandReadable(file)
    return null
  }
}

/** Throws why a file cannot be opened: the picture is not to blame for it. */
async function demandReadable(file: string): Promise<void> {
  await (await open(file)).close()
}

async function encodeSizes(blobs: BlobStore, { data, info }: RawPicture): Promise<Variant[]> {
  const longest = Math.max(info.width, info.height)
  const sides = new Set(Object.values(VARIANT_SIDES).map((side) => Math.min(side, longest)))
  const { width, height, channels } = info
  const variants: Variant[] = []
  for (const side of sides) {
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true })
    variants.push({
      blob: await blobs.put(encoded.data, 'webp'),
      width: encoded.info.width,
      height: encoded.info.height,
    })
  }
  return variants
}
