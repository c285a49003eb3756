import { isAnimatedPicture } from './isAnimatedPicture'

const latin = (text: string) => [...text].map((character) => character.charCodeAt(0))
const PNG = [0x89, ...latin('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(name: string, length: number): number[] {
  return [0, 0, length >> 8, length & 255, ...latin(name), ...new Array<number>(length + 4).fill(0)]
}
const png = (...chunks: number[][]) => new Uint8Array([...PNG, ...chunks.flat()])

/** The header of a WebP whose features are these bits. */
const webp = (kind: string, features: number) =>
  new Uint8Array([...latin('RIFF'), 0, 0, 0, 0, ...latin(`WEBP${kind}`), 10, 0, 0, 0, features])

describe('an animated PNG', () => {
  test('is detected by its animation chunk before the pixels, whatever precedes that chunk', () => {
    const head = png(chunk('IHDR', 13), chunk('iCCP', 700), chunk('acTL', 8), chunk('IDAT', 20))
    expect(isAnimatedPicture('png', head)).toBe(true)
  })

  test('is detected in the middle of a larger buffer', () => {
    const head = png(chunk('IHDR', 13), chunk('acTL', 8))
    const buffer = new Uint8Array(head.length + 7)
    buffer.set(head, 7)
    expect(isAnimatedPicture('png', buffer.subarray(7))).toBe(true)
  })

  test.each([
    ['the pixels follow the header', png(chunk('IHDR', 13), chunk('IDAT', 20))],
    ['the chunk name is in or after the pixels', png(chunk('IDAT', 3), chunk('acTL', 8))],
    ['the file ends before the chunk and the pixels', png(chunk('IHDR', 13))],
    ['the file ends within the chunk name', png(chunk('IHDR', 13), [0, 0, 0, 8, ...latin('ac')])],
    ['the file ends within its signature', new Uint8Array(PNG.slice(0, 5))],
    ['the file is empty', new Uint8Array()],
  ])('is not detected when %s', (_what, head) => {
    expect(isAnimatedPicture('png', head)).toBe(false)
  })

  test('is detected when the name of its animation chunk is in the last four bytes read', () => {
    expect(isAnimatedPicture('png', png(chunk('IHDR', 13), [0, 0, 0, 8, ...latin('acTL')]))).toBe(
      true,
    )
  })
})

describe('an animated WebP', () => {
  test.each([
    [true, 'its extended header has the flag of an animation', webp('VP8X', 0b10)],
    [true, 'the flag is one of several', webp('VP8X', 0b110010)],
    [false, 'the header has only other flags', webp('VP8X', 0b110000)],
    [false, 'it has no extended header', webp('VP8 ', 0b10)],
    [false, 'it is truncated', webp('VP8X', 0b10).subarray(0, 20)],
  ])('is detected by its flags (%j): %s', (moves, _what, head) => {
    expect(isAnimatedPicture('webp', head)).toBe(moves)
  })
})

test('is not detected in other formats', () => {
  const head = png(chunk('acTL', 8))
  expect(isAnimatedPicture('jpeg', head)).toBe(false)
  expect(isAnimatedPicture(null, head)).toBe(false)
})
