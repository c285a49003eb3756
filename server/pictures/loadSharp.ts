import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The decoder, loaded with the first picture: a thread that needs none saves its 20 MB. */
export const loadSharp = (): Promise<typeof Sharp> => (loading ??= load())

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // libvips reads SVG, PDF and much more, but other people's files may reach only the decoders of
  // pictures. The contract allows JPEG, PNG and WebP for uploads; catalogues also contain GIF and
  // AVIF.
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
