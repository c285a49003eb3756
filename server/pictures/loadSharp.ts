import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The decoder, loaded with the first picture: who only reads lists saves its 20 MB, in each thread. */
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
