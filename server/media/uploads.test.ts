import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { MAX_UPLOAD_BYTES, MEGABYTE } from '@/contract/files/uploads'
import type { Client } from '../../test/server/client'
import { jpeg, png } from '../../test/server/pictures'
import { aShopDesk } from '../../test/server/shopDesk'
import { box, handler, samples, video } from '../../test/server/video'
import type { TestWorld } from '../../test/server/world'

let world: TestWorld
let client: Client

beforeAll(async () => {
  const desk = await aShopDesk()
  world = desk.world
  client = desk.client
})
afterAll(() => world.dispose())

const query = { username: 'shop' }
const fileOf = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name)

function formOf(content: Uint8Array, name: string, poster?: Uint8Array): FormData {
  const form = new FormData()
  form.set('file', fileOf(content, name))
  if (poster) form.set('poster', fileOf(poster, 'poster.jpg'))
  return form
}

async function stored(content: Uint8Array, name: string, poster?: Uint8Array) {
  const form = formOf(content, name, poster)
  const { mediaList } = await client.call(postMediaEndpoints.uploadMedia, { query, form })
  return mediaList[0]
}

const attempt = (content: Uint8Array, name: string, poster?: Uint8Array) =>
  client.attempt(postMediaEndpoints.uploadMedia, { query, form: formOf(content, name, poster) })

const waiting = () => readdir(path.join(world.settings.dataDir, 'tmp'))
afterEach(async () => {
  expect(await waiting()).toEqual([])
})

test('detects a file by its content, not by its name', async () => {
  expect(await stored(await png(), 'photo.txt')).toMatchObject({ type: 'image', width: 800 })
})

test.each([
  [1, 900, 600],
  [3, 900, 600],
  [6, 600, 900],
  [8, 600, 900],
])('returns a photo with EXIF orientation %i as %i × %i px', async (orientation, width, height) => {
  const photo = await jpeg({ width: 900, height: 600, orientation })
  const media = await stored(photo, 'photo.jpg')
  expect(media).toMatchObject({ width, height })
  const shown = await client.fetch(media?.thumbnailUrl ?? '')
  const thumbnail = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect(thumbnail.width > thumbnail.height).toBe(width > height)
})

test('never enlarges a picture', async () => {
  const media = await stored(await jpeg({ width: 500, height: 480 }), 'small.jpg')
  const shown = await client.fetch(media?.imageUrl ?? '')
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    width: 500,
    height: 480,
  })
})

const truncated = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.6))

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
const empties = Array<Buffer>(300).fill(box('free'))
const h264 = (profile: number) => box('avcC', Buffer.from([1, profile, 0, 40]))
const soundTrack = (codec: string) => box('trak', box('mdia', handler('soun'), samples(codec)))
const withSound = (...codecs: string[]) => video({ inMovie: codecs.map(soundTrack) })

/** Declares frames in its header; their number does not matter here. */
function animatedPng(content: Buffer): Buffer {
  const control = Buffer.from('00000008' + '6163544c' + '0000000200000000' + 'f38d9370', 'hex')
  return Buffer.concat([content.subarray(0, 33), control, content.subarray(33)])
}

describe('refusing a file with its name', () => {
  const gif = Buffer.from('GIF89a0000000000000000')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const avif = () => blank(900, 900).avif({ effort: 0 })
  const cases: [string, () => Promise<Buffer>, string, Record<string, unknown>][] = [
    ['is empty', async () => Buffer.alloc(0), 'empty-file', {}],
    ['has only the name of a photo', async () => gif, 'unsupported-type', {}],
    ['is an SVG with scripts', async () => svg, 'unsupported-type', {}],
    ['is an AVIF', () => avif().toBuffer(), 'unsupported-type', {}],
    ['is a truncated AVIF', async () => truncated(await avif().toBuffer()), 'unsupported-type', {}],
    [
      'is too small',
      () => jpeg({ width: 900, height: 479 }),
      'image-too-small',
      { width: 900, height: 479, minSide: 480 },
    ],
    ['is truncated', async () => truncated(await jpeg()), 'unreadable-file', {}],
    ['has only a header', async () => (await jpeg()).subarray(0, 40), 'unreadable-file', {}],
    [
      'has too many bytes for a picture',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * MEGABYTE)]),
      'file-too-large',
      { maxBytes: 10 * MEGABYTE },
    ],
    ['is a truncated video', async () => truncated(video()), 'unreadable-file', {}],
    ['is HEVC', async () => video({ codec: 'hvc1' }), 'unplayable-video', { codec: 'HEVC' }],
    ['is MPEG-4 Part 2', async () => video({ codec: 'mp4v' }), 'unplayable-video', {}],
    ['is ProRes', async () => video({ codec: 'apch' }), 'unplayable-video', { codec: 'ProRes' }],
    ['has an unknown codec', async () => video({ codec: '<b>{' }), 'unplayable-video', {}],
    [
      'is H.264 in a studio profile',
      async () => video({ inCodec: [h264(122)] }),
      'unplayable-video',
      {},
    ],
    ['has only studio audio', async () => withSound('sowt'), 'unplayable-video', {}],
    ['is encrypted', async () => video({ codec: 'encv' }), 'encrypted-video', {}],
    [
      'is a video header of empty boxes',
      async () => video({ inMovie: empties }),
      'unreadable-file',
      {},
    ],
    [
      'is a video track of empty boxes',
      async () => video({ inTrack: empties }),
      'unreadable-file',
      {},
    ],
    [
      'has a second header',
      async () => video({ after: [box('moov', ...empties)] }),
      'unreadable-file',
      {},
    ],
    ['is an animated PNG', async () => animatedPng(await png()), 'animated-picture', {}],
    ['has only audio', async () => video({ track: 'soun' }), 'no-video-track', {}],
  ]
  const rows = () => world.db.selectFrom('media').select('id').execute()

  test.each(cases)(
    'refuses a file that %s, and stores nothing',
    async (_, content, code, facts) => {
      const before = await rows()
      const { status, success, error } = await attempt(await content(), 'Фото с дачи.jpg')
      expect(await rows()).toEqual(before)
      expect({ status, success }).toEqual({ status: 200, success: false })
      expect(error).toMatchObject({ code, fileName: 'Фото с дачи.jpg', ...facts })
      expect(error?.message).toContain('Фото с дачи.jpg')
      expect(error?.message).not.toMatch(/[{}]/)
    },
  )
})

test('does not decode a picture of a hundred megapixels', async () => {
  const huge = await sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { error } = await attempt(huge, 'huge.png')
  expect(error).toMatchObject({ code: 'too-many-pixels', width: 10_000, height: 10_000 })
})

describe('a video', () => {
  test('is accepted with its poster', async () => {
    const media = await stored(video(), 'clip.mp4', await jpeg({ width: 640, height: 480 }))
    expect(media).toMatchObject({ type: 'video', width: 640, height: 480 })
    const shown = await client.fetch(media?.thumbnailUrl ?? '')
    expect(shown.headers.get('content-type')).toBe('image/webp')
  })

  test('that a phone filmed upright stays upright', async () => {
    const clip = video({ brand: 'qt  ', width: 1920, height: 1080, isTurned: true })
    expect(await stored(clip, 'clip.mov')).toMatchObject({ width: 1080, height: 1920 })
  })

  test('without a poster gets a plain picture of its shape', async () => {
    const media = await stored(video({ width: 640, height: 320, milliseconds: 1 }), 'clip.mp4')
    const shown = await client.fetch(media?.thumbnailUrl ?? '')
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
      width: 320,
      height: 160,
    })
  })

  test('is refused when its poster is not a picture', async () => {
    const { error } = await attempt(video(), 'clip.mp4', Buffer.from('<html>not a picture</html>'))
    expect(error).toMatchObject({ code: 'unsupported-type', fileName: 'poster.jpg' })
  })

  test.each([
    ['H.264 in the High profile', () => video({ inCodec: [h264(100)] })],
    ['VP9', () => video({ codec: 'vp09' })],
    ['AV1 with Opus', () => video({ codec: 'av01', inMovie: [soundTrack('Opus')] })],
    ['with a second audio track in another codec', () => withSound('mp4a', 'apac')],
  ])('that is %s is accepted', async (_, content) => {
    expect(await stored(content(), 'clip.mp4')).toMatchObject({ type: 'video' })
  })

  test('is stored with its length', async () => {
    await stored(video({ milliseconds: 7300 }), 'clip.mp4')
    const row = await world.db
      .selectFrom('media')
      .select('duration')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.duration).toBe(7300)
  })
})

describe('a body that is too large', () => {
  const boundary = 'vitrina-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="big.mp4"\r\n\r\n`

  /** A form that never ends; counts how much of it was read. */
  function endlessForm() {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = sent === 0 ? Buffer.from(head) : Buffer.alloc(MEGABYTE)
        sent += chunk.length
        controller.enqueue(new Uint8Array(chunk))
      },
    })
    return { body, sent: () => sent }
  }

  test('is aborted while it is received', async () => {
    const { body, sent } = endlessForm()
    const init = {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    }
    const response = await client.fetch('/api/1.0.0/self_upload/medias?username=shop', init)
    expect(response.status).toBe(413)
    expect(sent()).toBeLessThan(MAX_UPLOAD_BYTES + 8 * MEGABYTE)
  })
})

test.each([
  ['a form without a file', new FormData(), 400],
  ['no form at all', undefined, 415],
])('rejects %s as malformed', async (_, form, status) => {
  const result = await client.attempt(postMediaEndpoints.uploadMedia, {
    query,
    ...(form ? { form } : {}),
  })
  expect(result.status).toBe(status)
})

test('rejects a truncated form as malformed', async () => {
  const response = await client.fetch('/api/1.0.0/self_upload/medias?username=shop', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
  })
  expect(response.status).toBe(400)
})
