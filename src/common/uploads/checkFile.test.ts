import sharp from 'sharp'
import { jpeg, png } from '../../../test/server/pictures'
import { sizeInHeader } from './checkFile'

const webp = (options = {}) =>
  sharp({ create: { width: 640, height: 480, channels: 4, background: '#20c02080' } })
    .webp(options)
    .toBuffer()

test.each([
  ['a JPEG', 'jpeg', () => jpeg({ width: 640, height: 480 })],
  [
    'a JPEG with a location in its EXIF',
    'jpeg',
    () => jpeg({ width: 640, height: 480, gps: true }),
  ],
  ['a PNG', 'png', () => png(640, 480)],
  ['a WebP with transparency', 'webp', () => webp()],
  ['a lossless WebP', 'webp', () => webp({ lossless: true })],
  [
    'a plain WebP',
    'webp',
    () =>
      sharp({ create: { width: 640, height: 480, channels: 3, background: '#20c020' } })
        .webp()
        .toBuffer(),
  ],
] as const)('reads the size in pixels from the header of %s', async (_, format, make) => {
  expect(sizeInHeader(format, await make())).toEqual({ width: 640, height: 480 })
})

test.each(['jpeg', 'png', 'webp'] as const)('returns null for a truncated %s', (format) => {
  expect(sizeInHeader(format, new Uint8Array(14))).toBeNull()
})
