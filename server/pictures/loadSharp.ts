import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The decoder, loaded with the first picture: a thread that needs none saves its 20 MB. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= load())

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // libvips reads SVG, PDF and much more; strangers' files may only reach the three supported decoders.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
