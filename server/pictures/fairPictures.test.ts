import { unlink } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { endpointPath, WRITE_HEADER } from '@/contract/endpoint'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { Background } from '@/contract/entities/posts/media'
import { openResponse, signIn, type Client } from '../../test/server/client'
import { anAccount, aPerson } from '../../test/server/factories'
import { jpeg } from '../../test/server/pictures'
import { openShop } from '../../test/server/shopDesk'
import { video } from '../../test/server/video'

const desk = openShop()

const gradient = (seed: number): Background => ({
  type: 'gradient',
  angle: seed % 360,
  colors: ['#102030', `#${(seed + 0x100000).toString(16)}`],
})
const gradients = (from: number) => Array.from({ length: 10 }, (_, index) => gradient(from + index))

const draw = (client: Client, backgrounds: Background[], signal?: AbortSignal) =>
  client.fetch(endpointPath(postMediaEndpoints.createMedia, 'shop'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [WRITE_HEADER.name]: WRITE_HEADER.value },
    body: JSON.stringify({ backgrounds }),
    ...(signal ? { signal } : {}),
  })

async function aStranger(): Promise<Client> {
  const other = await anAccount(desk.world, 'other')
  await aPerson(desk.world, other, 'owner', 'other@shop.test')
  return signIn(desk.world, 'other@shop.test')
}

async function uploadOf(client: Client, content: Uint8Array, poster?: Uint8Array) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], 'photo.jpg'))
  if (poster) form.set('poster', new File([new Uint8Array(poster)], 'poster.jpg'))
  return client.attempt(postMediaEndpoints.uploadMedia, { query: { username: 'other' }, form })
}

const storedMedia = () =>
  desk.world.db.selectFrom('media').select(['account_id', 'blob', 'variants']).execute()

test('refuses too many pictures of one account with a message, delays only that account, and stops for disconnected callers', async () => {
  const stranger = await aStranger()
  const gone = new AbortController()
  const flood = [0, 1, 2, 3, 4].map((n) => draw(desk.client, gradients(n * 10), gone.signal))
  const refused = await Promise.race(flood)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await openResponse(refused)).toMatchObject({
    status: 429,
    error: { code: 'too-many-pictures', retryAfterSeconds: expect.any(Number) },
    statusMessage: expect.stringMatching(/Попробуйте ещё раз через \d+ секунд/),
  })
  // Forty drawings wait, and this one is drawn before the first ten of them.
  expect(await uploadOf(stranger, await jpeg())).toMatchObject({ status: 200, success: true })
  expect(await storedMedia()).toHaveLength(1)
  gone.abort()
  await Promise.all(flood)
  expect(await storedMedia()).toHaveLength(1)
  expect((await draw(desk.client, [gradient(0)])).status).toBe(200)
})

test('draws the same background once, and again when its file is deleted', async () => {
  const put = jest.spyOn(desk.world.blobs, 'put')
  const twice = [gradient(7), gradient(7)]
  expect((await draw(desk.client, twice)).status).toBe(200)
  const writes = put.mock.calls.length
  expect(writes).toBe(4)
  expect((await draw(desk.client, [gradient(7)])).status).toBe(200)
  expect(put).toHaveBeenCalledTimes(writes)
  const media = await storedMedia()
  expect(media).toHaveLength(3)
  expect(new Set(media.map(({ blob }) => blob)).size).toBe(1)
  const { blob = '' } = media[0] ?? {}
  await unlink(
    path.join(desk.world.settings.dataDir, 'blobs', blob.slice(0, 2), blob.slice(2, 4), blob),
  )
  expect((await draw(desk.client, [gradient(7)])).status).toBe(200)
  expect(put).toHaveBeenCalledTimes(2 * writes)
})

test('refuses a progressive JPEG with very many scans before decoding it, also as the poster of a video', async () => {
  const content = await sharp({
    create: { width: 3000, height: 3000, channels: 3, background: '#884422' },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const lastScan = content.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = content.subarray(lastScan, -2)
  const long = Buffer.concat([
    content.subarray(0, -2),
    ...Array<Buffer>(100).fill(scan),
    content.subarray(-2),
  ])
  const stranger = await aStranger()
  expect(await uploadOf(stranger, long)).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'too-many-scans' },
    statusMessage: expect.stringContaining('photo.jpg'),
  })
  expect(await uploadOf(stranger, video(), long)).toMatchObject({
    error: { code: 'too-many-scans', fileName: 'poster.jpg' },
  })
  expect(await uploadOf(stranger, content)).toMatchObject({ success: true })
})
