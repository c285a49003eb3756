import sharp from 'sharp'
import { scansIn } from './jpegScans'

const picture = (progressive: boolean) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#a05020' } })
    .jpeg({ progressive })
    .withExif({ IFD0: { Make: 'Vitrina' } })
    .toBuffer()

/** The JPEG with its last scan repeated this many more times. */
function withScans(content: Buffer, more: number): Buffer {
  const lastScan = content.lastIndexOf(Buffer.from([0xff, 0xda]))
  const [start, scan] = [content.subarray(0, lastScan), content.subarray(lastScan, -2)]
  return Buffer.concat([start, ...Array<Buffer>(more + 1).fill(scan), content.subarray(-2)])
}

test('counts one pass for an ordinary JPEG', async () => {
  expect(scansIn(await picture(false))).toBe(1)
})

test('counts every scan of a progressive JPEG as a pass', async () => {
  const content = await picture(true)
  expect(scansIn(content)).toBe(10)
  expect(scansIn(withScans(content, 90))).toBe(100)
})

test('ignores scan markers inside a metadata segment', async () => {
  const content = await picture(true)
  const facts = Buffer.from([0xff, 0xe5, 0, 8, 0xff, 0xda, 0xff, 0xda, 0xff, 0xda])
  expect(scansIn(Buffer.concat([content.subarray(0, 2), facts, content.subarray(2)]))).toBe(10)
})

test.each([
  ['an empty file', []],
  ['a truncated segment', [0xff, 0xd8, 0xff, 0xe0, 0xff]],
  ['a segment without a length', [0xff, 0xd8, 0xff, 0xc2, 0, 0, 0xff, 0xc2, 0, 0]],
])('returns one pass for %s', (_, bytes) => {
  expect(scansIn(Buffer.from(bytes))).toBe(1)
})
