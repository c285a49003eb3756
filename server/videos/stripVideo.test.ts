import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { box, handler, video } from '../../test/server/video'
import { probeVideo } from './probeVideo'
import { stripVideo } from './stripVideo'

const PLACE = '+55.7558+037.6173/'
const place = Buffer.from(PLACE)

function words(...numbers: number[]): Buffer {
  const buffer = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number, index * 4)
  return buffer
}

/** A metadata track: two samples of 18 bytes in one chunk at `offset` of the file. */
const factTrack = (offset: number, same: number, kind = 'meta') =>
  box(
    'trak',
    box(
      'mdia',
      handler(kind),
      box(
        'minf',
        box(
          'stbl',
          box('stco', words(0, 1, offset)),
          box('stsc', words(0, 1, 1, 2, 1)),
          box('stsz', same > 0 ? words(0, same, 2) : words(0, 0, 2, place.length, place.length)),
        ),
      ),
    ),
  )

async function withFile<Result>(
  content: Buffer,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-strip-'))
  try {
    const file = path.join(folder, 'video.mp4')
    await writeFile(file, content)
    return await use(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const stripped = (content: Buffer) =>
  withFile(content, async (file) => {
    expect(await stripVideo(file)).toBe(true)
    expect(await probeVideo(file)).toMatchObject({ width: 640, height: 480 })
    return readFile(file)
  })

test.each([
  ['the video itself', { inMovie: [box('udta', box('©xyz', place))] }],
  ['the metadata of the video', { inMovie: [box('meta', box('ilst', place))] }],
  ['a track', { inTrack: [box('udta', place), box('meta', place)] }],
  ['boxes after the end', { after: [box('uuid', place), box('meta', place)] }],
])(
  'removes the location in %s and keeps every frame at its position in the file',
  async (_name, told) => {
    const media = Buffer.from('the frames of the video')
    const content = video({ ...told, media })
    const result = await stripped(content)
    expect(content.includes(PLACE)).toBe(true)
    expect(result.includes(PLACE)).toBe(false)
    expect(result.length).toBe(content.length)
    expect(result.indexOf(media)).toBe(content.indexOf(media))
  },
)

test.each([
  ['of one size', PLACE.length],
  ['of different sizes', 0],
])('removes a location track with its samples %s', async (_name, same) => {
  const media = Buffer.concat([Buffer.from('frames'), place, place, Buffer.from('frames')])
  const at = (offset: number) => video({ media, inMovie: [factTrack(offset, same)] })
  const offset = at(0).indexOf(media) + 'frames'.length
  const result = await stripped(at(offset))
  expect(result.includes(PLACE)).toBe(false)
  expect(result.includes('meta')).toBe(false)
  expect(result.toString('latin1').split('frames')).toHaveLength(3)
})

test('removes a caption track as metadata, because cameras write their locations there', async () => {
  const media = Buffer.concat([Buffer.from('frames'), place, place])
  const at = (offset: number) =>
    video({ media, inMovie: [factTrack(offset, PLACE.length, 'sbtl')] })
  const result = await stripped(at(at(0).indexOf(media) + 'frames'.length))
  expect(result.includes(PLACE)).toBe(false)
})

test.each([
  ['point beyond the file', factTrack(4_000_000_000, 1)],
  ['point into the header', factTrack(0, 60)],
  ['announce more than the file contains', factTrack(0, 4_000_000_000)],
  ['are missing', box('trak', box('mdia', handler('meta')))],
])('does not publish a video whose metadata tables %s', async (_name, track) => {
  await withFile(video({ media: Buffer.from('frames'), inMovie: [track] }), async (file) => {
    expect(await stripVideo(file)).toBe(false)
  })
})

test('does not publish a fragmented video with metadata', async () => {
  const content = video({ inMovie: [factTrack(0, PLACE.length)], after: [box('moof', place)] })
  await withFile(content, async (file) => {
    expect(await stripVideo(file)).toBe(false)
  })
})

test('rejects a video whose header has very many boxes', async () => {
  const inMovie = Array.from({ length: 5000 }, () => box('free'))
  await withFile(video({ inMovie }), async (file) => {
    expect(await probeVideo(file)).toBeNull()
  })
})
