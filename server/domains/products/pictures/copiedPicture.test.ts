import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { createClient, signIn } from '../../../../test/server/client'
import { anAccount, aPerson } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { fillFolders } from '../../../../test/server/outages/fullDisk'
import { jpeg, png } from '../../../../test/server/pictures'
import { getCopy, withPictures } from '../../../../test/server/pictureSite'
import { openShop } from '../../../../test/server/shopDesk'
import { LateFailure } from '../../../outbound/web'
import {
  COPIES_FOLDER,
  COPY_IS_FRESH_MS,
  FAILED_FOR_MS,
  READINGS_OF_HOST,
  SILENT_FOR_MS,
  WAITING_OF_OWNER,
} from './copiedPicture'
import { MAX_COPIED_BYTES } from './readPicture'

const MUG = 'http://shop.test/mug.jpg'

const desk = openShop()
afterEach(() => {
  jest.restoreAllMocks()
})

const copyOf = (address: string, headers?: HeadersInit) => getCopy(desk.client, address, headers)
const statusOf = async (address: string) => (await copyOf(address)).status
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('serves a picture of any host as a small WebP from our address, under a policy that runs nothing', async () => {
  withPictures(desk.world, { [MUG]: { content: await jpeg({ orientation: 6, gps: true }) } })
  const response = await copyOf(MUG)
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  ])
  const { format, width, height, exif } = await sharp(await bytesOf(response)).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 480,
    height: 640,
    exif: undefined,
  })
})

test.each(['gif', 'avif'] as const)('converts a picture in %s', async (format) => {
  const content = await sharp(await png(80, 60))
    .toFormat(format)
    .toBuffer()
  withPictures(desk.world, { [MUG]: { content } })
  const { width, height } = await sharp(await bytesOf(await copyOf(MUG))).metadata()
  expect([width, height]).toEqual([80, 60])
})

test('reads a picture once for concurrent requests, and responds 304 to a client that has the picture', async () => {
  const { asked } = withPictures(desk.world, { [MUG]: { content: await jpeg() } })
  const first = await Promise.all(Array.from({ length: 10 }, () => copyOf(MUG)))
  expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  const etag = first[0]?.headers.get('etag') ?? ''
  expect(await statusOf(MUG)).toBe(200)
  const known = await copyOf(MUG, { 'If-None-Match': etag })
  expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0])
  expect(asked).toEqual([MUG])
})

test('reads a picture again when its copy is old, and serves the old copy when the reading fails', async () => {
  const { asked, files } = withPictures(desk.world, { [MUG]: { content: await jpeg() } })
  const old = await bytesOf(await copyOf(MUG))
  desk.world.clock.advance(COPY_IS_FRESH_MS)
  // The earlier session has expired.
  const client = await signIn(desk.world, 'owner@shop.test')
  const now = async () => bytesOf(await getCopy(client, MUG))
  files[MUG] = { status: 404 }
  expect((await now()).equals(old)).toBe(true)
  await now()
  expect(asked).toHaveLength(2)
  desk.world.clock.advance(FAILED_FOR_MS)
  files[MUG] = { content: await png() }
  const read = await now()
  expect([read.subarray(8, 12).toString(), read.equals(old)]).toEqual(['WEBP', false])
  expect(asked).toHaveLength(3)
})

test.each([
  ['does not exist', { status: 404 }],
  ['leads into a private network', { failure: 'private' }],
  ['is on an unreachable host', { failure: 'unreachable' }],
  ['returns a page', { content: '<html>', type: 'text/html' }],
  ['only claims to be a picture', { content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ['is larger than any picture', { content: Buffer.alloc(MAX_COPIED_BYTES + 2) }],
] as const)('responds 404 to an address that %s, and reads it again later', async (_what, file) => {
  const { asked, files } = withPictures(desk.world, { [MUG]: file })
  expect([await statusOf(MUG), await statusOf(MUG)]).toEqual([404, 404])
  expect(asked).toHaveLength(1)
  files[MUG] = { content: await jpeg() }
  desk.world.clock.advance(FAILED_FOR_MS)
  expect(await statusOf(MUG)).toBe(200)
})

test('responds 404 to a truncated picture', async () => {
  withPictures(desk.world, { [MUG]: { content: (await jpeg()).subarray(0, 2000) } })
  expect(await statusOf(MUG)).toBe(404)
})

test.each(['ftp://shop.test/a.jpg', '/media/a.webp', 'javascript:alert(1)', ''])(
  'rejects “%s”, which is not a web address',
  async (address) => {
    expect(await statusOf(address)).toBe(400)
  },
)

test('rejects a request without a session or by a member of another account', async () => {
  const { asked } = withPictures(desk.world, { [MUG]: { content: await jpeg() } })
  await aPerson(desk.world, await anAccount(desk.world, 'other'), 'owner', 'other@shop.test')
  const outsider = await signIn(desk.world, 'other@shop.test')
  expect((await getCopy(createClient(desk.world), MUG)).status).toBe(401)
  expect((await getCopy(outsider, MUG)).status).toBe(403)
  expect(asked).toEqual([])
})

test('reads at most four pictures of a host simultaneously, and limits the number of waiting requests', async () => {
  const { asked } = withPictures(desk.world, {})
  const { opened, open } = createGate()
  const { read } = desk.world.services.web
  let underWay = 0
  let most = 0
  desk.world.services.web = {
    read: async (...request) => {
      underWay += 1
      most = Math.max(most, underWay)
      await opened
      underWay -= 1
      return read(...request)
    },
  }
  const wanted = WAITING_OF_OWNER + 3 * READINGS_OF_HOST
  const responses = Array.from({ length: wanted }, (_, number) =>
    copyOf(`https://shop.test/${number}.jpg`),
  )
  const refused = await Promise.race(responses)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  open()
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404, 503]))
  expect(statuses.filter((status) => status === 404)).toHaveLength(asked.length)
  expect(asked.length).toBeGreaterThanOrEqual(WAITING_OF_OWNER)
  expect(most).toBe(READINGS_OF_HOST)
})

test('sends no request for a while to a host that timed out', async () => {
  const { asked, files } = withPictures(desk.world, {})
  const { read } = desk.world.services.web
  let isSilent = true
  desk.world.services.web = {
    read: (...request) => (isSilent ? Promise.reject(new LateFailure()) : read(...request)),
  }
  expect(await statusOf(MUG)).toBe(404)
  isSilent = false
  files[MUG] = { content: await jpeg() }
  expect(await statusOf(MUG)).toBe(404)
  expect(asked).toEqual([])
  desk.world.clock.advance(SILENT_FOR_MS)
  expect(await statusOf(MUG)).toBe(200)
})

test('does not read a picture after its client has disconnected', async () => {
  const { asked } = withPictures(desk.world, {})
  const { opened, open } = createGate()
  const { read } = desk.world.services.web
  let underWay = 0
  desk.world.services.web = {
    read: async (...request) => {
      underWay += 1
      await opened
      return read(...request)
    },
  }
  const shown = Array.from({ length: 8 }, (_, number) => copyOf(`https://shop.test/${number}.jpg`))
  while (underWay < READINGS_OF_HOST) await new Promise(setImmediate)
  const leaving = new AbortController()
  const left = getCopy(desk.client, MUG, {}, leaving.signal)
  await new Promise(setImmediate)
  leaving.abort()
  await left
  open()
  await Promise.all(shown)
  expect(asked).toHaveLength(shown.length)
  expect(asked).not.toContain(MUG)
})

test('serves pictures while the disk is full, and reports it once', async () => {
  const { asked } = withPictures(desk.world, { [MUG]: { content: await jpeg() } })
  const disk = await fillFolders()
  expect([await statusOf(MUG), await statusOf(MUG)]).toEqual([200, 200])
  expect(asked).toHaveLength(2)
  expect(desk.world.reported.splice(0).map(String)).toEqual([expect.stringContaining('ENOSPC')])
  await disk.free()
  expect([await statusOf(MUG), await statusOf(MUG)]).toEqual([200, 200])
  expect(asked).toHaveLength(3)
})

test('creates the folder of the copies again when it is missing', async () => {
  withPictures(desk.world, { [MUG]: { content: await jpeg() } })
  await copyOf(MUG)
  const folder = path.join(desk.world.settings.dataDir, COPIES_FOLDER)
  expect(await readdir(folder)).toHaveLength(1)
  await rm(folder, { recursive: true })
  expect(await statusOf(MUG)).toBe(200)
  expect(await readdir(folder)).toHaveLength(1)
})
