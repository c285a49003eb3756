import { isSameContent } from './isSameContent'

const MEGABYTE = 1024 * 1024
const large = (last: number) => {
  const bytes = new Uint8Array(2 * MEGABYTE + 3)
  bytes[bytes.length - 1] = last
  return bytes
}

test.each<[string, BlobPart, BlobPart, boolean]>([
  ['the same content', 'утро', 'утро', true],
  ['the same content in several chunks', large(1), large(1), true],
  ['a difference in the last byte', large(1), large(2), false],
  ['a different size', 'утро', 'утро!', false],
  ['no content', '', '', false],
])('compares files with %s', async (_what, one, other, isSame) => {
  expect(await isSameContent(new File([one], 'а.jpg'), new File([other], 'б.jpg'))).toBe(isSame)
})

test('treats a file that cannot be read as different', async () => {
  const moved = new File(['утро'], 'а.jpg')
  jest.spyOn(moved, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotFoundError')
  })
  expect(await isSameContent(moved, new File(['утро'], 'а.jpg'))).toBe(false)
})
