import { open } from 'node:fs/promises'
import type { Sharp, WebpOptions } from 'sharp'
import { MAX_IMAGE_PIXELS, MAX_PIXEL_SCANS } from '@/contract/files/uploads'
import type { BlobStore } from '../blobs/blobStore'
import { VARIANT_SIDES, type Variant } from '../blobs/variants'
import { createFairQueue, requireCaller, type OwnedWork } from '../limits/fairQueue'
import { scansIn } from './jpegScans'
import { loadSharp } from './loadSharp'
import { WEBP, WEBP_OF_DRAWING } from './webpOptions'

/** Decoding costs memory and a core: it runs for two accounts at once, each with one picture. */
const queued = createFairQueue({
  concurrency: 2,
  concurrencyOfOwner: 1,
  mostOfOwner: 40,
  mostOfAll: 400,
  refusal: 'too-many-pictures',
})
/** Against files that take the decoder unexpectedly long. */
const DECODING_SECONDS = 20

/** The store of pictures, and the account. */
export interface PictureDesk {
  blobs: BlobStore
  work: OwnedWork
}

export interface PixelSize {
  width: number
  height: number
}

/** Px as shown, after the EXIF rotation; null when the file is not a picture. Reads the header only. */
export async function measurePicture(file: string): Promise<PixelSize | null> {
  const sharp = await loadSharp()
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    await demandReadable(file)
    return null
  }
}

/** Decodes a picture once and stores its sizes, smallest first; null when it cannot be decoded to its end. */
export function storeVariants(desk: PictureDesk, file: string): Promise<Variant[] | null> {
  return queued(desk.work, async () => {
    const full = await decode(file)
    return full && encodeSizes(desk, full, WEBP)
  })
}

/** The sizes of a plain picture in the given proportions, for a video that came without a poster. */
export function storeBlankVariants(desk: PictureDesk, { width, height }: PixelSize) {
  const scale = Math.min(1, VARIANT_SIDES.full / Math.max(width, height))
  return queued(desk.work, async () => {
    const sharp = await loadSharp()
    const blank = sharp({
      create: {
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        channels: 3,
        background: '#2b2a28',
      },
    })
    return encodeSizes(desk, await rawPicture(blank), WEBP_OF_DRAWING)
  })
}

/** Pixels row by row, 8 bits a channel. */
export interface RawPicture {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/** A picture that was drawn here. */
export interface DrawnPicture {
  blob: string
  bytes: number
  variants: Variant[]
}

/** Stores a drawn picture as a PNG with its sizes, as if it had been uploaded. */
export function storeDrawnPicture(
  desk: PictureDesk,
  draw: () => RawPicture | Promise<RawPicture>,
): Promise<DrawnPicture> {
  return queued(desk.work, async () => {
    const picture = await draw()
    const sharp = await loadSharp()
    const content = await sharp(picture.data, { raw: picture.info }).png().toBuffer()
    return {
      blob: await desk.blobs.put(content, 'png'),
      bytes: content.length,
      variants: await encodeSizes(desk, picture, WEBP_OF_DRAWING),
    }
  })
}

/** A stored picture, cut to cover a square of `side` px. */
export async function squareOfPicture(content: Uint8Array, side: number): Promise<RawPicture> {
  const sharp = await loadSharp()
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

/**
 * A picture from elsewhere within `side` px as a WebP; null when it cannot be decoded to its end,
 * or only at great cost.
 */
export function shrinkPicture(
  work: OwnedWork,
  content: Buffer,
  side: number,
): Promise<Buffer | null> {
  return queued(work, async () => {
    const picture = await within(side, content)
    try {
      const { width, height } = await picture.metadata()
      if (width * height * scansIn(content) > MAX_PIXEL_SCANS) return null
      return await picture.webp(WEBP).toBuffer()
    } catch {
      return null
    }
  })
}

async function decode(file: string): Promise<RawPicture | null> {
  try {
    return await rawPicture(await within(VARIANT_SIDES.full, file))
  } catch {
    await demandReadable(file)
    return null
  }
}

async function within(side: number, picture: string | Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(picture, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
}

/** Throws the error that prevents opening a file, because that is not a fault of the picture. */
async function demandReadable(file: string): Promise<void> {
  await (await open(file)).close()
}

async function encodeSizes(
  { blobs, work }: PictureDesk,
  { data, info }: RawPicture,
  webp: WebpOptions,
): Promise<Variant[]> {
  const longest = Math.max(info.width, info.height)
  const sharp = await loadSharp()
  const sides = new Set(Object.values(VARIANT_SIDES).map((side) => Math.min(side, longest)))
  const { width, height, channels } = info
  const variants: Variant[] = []
  for (const side of sides) {
    requireCaller(work)
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp(webp)
      .toBuffer({ resolveWithObject: true })
    variants.push({
      blob: await blobs.put(encoded.data, 'webp'),
      width: encoded.info.width,
      height: encoded.info.height,
    })
  }
  return variants
}
