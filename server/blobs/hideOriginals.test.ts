import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { MIME_TYPES } from '@/contract/files/uploads'
import { createClient } from '../../test/server/client'
import { aMedia, aUserPicture } from '../../test/server/factories'
import { jpeg } from '../../test/server/pictures'
import { openShop } from '../../test/server/shopDesk'
import { video } from '../../test/server/video'
import { blobFile, blobFolders } from './diskFiles'
import { mediaPath } from './blobStore'
import { hideOriginals } from './hideOriginals'
import { sweepFiles } from '../jobs/sweepFiles'

const desk = openShop()

async function upload(content: Uint8Array) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], 'photo.jpg'))
  const sent = { query: { username: 'shop' }, form }
  const { mediaList } = await desk.client.call(postMediaEndpoints.uploadMedia, sent)
  return mediaList[0]!
}

const media = () => desk.world.db.selectFrom('media').selectAll().execute()
const folders = () => blobFolders(desk.world.settings.dataDir)
const statusOf = async (target: string) => (await createClient(desk.world).fetch(target)).status
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Moves the originals to where older versions stored them. */
async function makeOld(): Promise<void> {
  for (const { blob, kind } of await media()) {
    if (kind === 'video') continue
    const served = blobFile(folders().served, blob)
    await mkdir(path.dirname(served), { recursive: true })
    await rename(blobFile(folders().originals, blob), served)
  }
  await rm(folders().originals, { recursive: true })
}

const hide = () => hideOriginals(desk.world.db, desk.world.settings)

test('serves no original that contains a location, only its sizes without the location', async () => {
  const content = await jpeg({ gps: true })
  const { imageUrl, thumbnailUrl } = await upload(content)
  const [row] = await media()
  const hash = row?.blob.split('.')[0] ?? ''
  for (const extension of [...Object.keys(MIME_TYPES), 'jpg', 'JPEG', '']) {
    expect(await statusOf(`/media/${hash}.${extension}`)).toBe(404)
  }
  for (const url of [imageUrl, thumbnailUrl]) {
    const shown = await desk.client.fetch(url)
    expect(shown.status).toBe(200)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes('Vitrina')).toBe(false)
  }
  // The original is kept unchanged, for the server's operator.
  expect(await readFile(blobFile(folders().originals, row?.blob ?? ''))).toEqual(content)
})

test('moves the originals of an older store out of the served files', async () => {
  const picture = await upload(await jpeg({ gps: true }))
  await upload(video())
  await aUserPicture(desk.world, desk.shop)
  await makeOld()
  const names = (await media()).filter(({ kind }) => kind === 'image').map(({ blob }) => blob)
  expect(names.length).toBeGreaterThan(0)
  await hide()
  for (const name of names) {
    expect(await isThere(blobFile(folders().served, name))).toBe(false)
    expect(await isThere(blobFile(folders().originals, name))).toBe(true)
  }
  expect(await statusOf(picture.imageUrl)).toBe(200)
  const stored = (await media()).find(({ kind }) => kind === 'video')
  expect(await statusOf(mediaPath(stored?.blob ?? ''))).toBe(200)
  await sweepFiles(desk.world)
  for (const name of names) {
    expect(await isThere(blobFile(folders().originals, name))).toBe(true)
  }
})

test('finishes an interrupted move at the next start, and does not repeat a finished one', async () => {
  await upload(await jpeg({ width: 900 }))
  await upload(await jpeg({ width: 901 }))
  await makeOld()
  const [first, second] = (await media()).map(({ blob }) => blob)
  // The state after a power failure that followed the first move.
  const moved = blobFile(folders().originals, first ?? '')
  await mkdir(path.dirname(moved), { recursive: true })
  await rename(blobFile(folders().served, first ?? ''), moved)
  await Promise.all([hide(), hide()])
  for (const name of [first, second]) {
    expect(await isThere(blobFile(folders().originals, name ?? ''))).toBe(true)
  }
  const before = await readdir(folders().originals, { recursive: true })
  await hide()
  expect(await readdir(folders().originals, { recursive: true })).toEqual(before)
})

test('still serves a size that a user downloaded and uploaded again', async () => {
  const { imageUrl } = await upload(await jpeg())
  const size = imageUrl.split('/').at(-1) ?? ''
  const { id } = await aMedia(desk.world, desk.shop)
  await desk.world.db.updateTable('media').set({ blob: size }).where('id', '=', id).execute()
  await hide()
  expect(await statusOf(imageUrl)).toBe(200)
})
