import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The decoder, loaded with the first picture: a thread that needs none saves its 20 MB. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= load())

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // libvips reads SVG, PDF and much more; strangers' files may only reach the decoders of pictures.
  // Uploads are held to JPEG, PNG and WebP by the contract; catalogues also name GIF and AVIF.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
