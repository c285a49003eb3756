import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { signIn } from '../../../../test/server/client'
import {
  aMedia,
  anAccount,
  aPerson,
  aPost,
  aProduct,
  aReview,
} from '../../../../test/server/factories'
import { jpeg, png } from '../../../../test/server/pictures'
import { aShopDesk, type ShopDesk } from '../../../../test/server/shopDesk'
import { video } from '../../../../test/server/video'

let desk: ShopDesk

beforeEach(async () => {
  desk = await aShopDesk()
})

afterEach(async () => {
  expect(await readdir(path.join(desk.world.settings.dataDir, 'tmp'))).toEqual([])
  await desk.world.dispose()
})

function formOf(content: Uint8Array, name: string, poster?: Uint8Array): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name))
  if (poster) form.set('poster', new File([new Uint8Array(poster)], 'poster.jpg'))
  return form
}
async function shown(url: string) {
  const response = await desk.client.fetch(url)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const observer = async () => {
  await aPerson(desk.world, desk.shop, 'observer')
  return signIn(desk.world, 'observer@shop.test')
}
const auditActions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').execute()).map(({ action }) => action)

describe('adding a file to a post', () => {
  const add = (id: number, form: FormData, by = desk.client) =>
    by.attempt(postMediaEndpoints.uploadPostMedia, { params: { id }, form })

  test('appends the file', async () => {
    const { id } = await aPost(desk.world, desk.shop)
    const { postInfo } = await desk.client.call(postMediaEndpoints.uploadPostMedia, {
      params: { id },
      form: formOf(video(), 'video.mp4', await jpeg()),
    })
    expect(postInfo.media).toHaveLength(2)
    expect(postInfo.media[1]).toMatchObject({ width: 640, linkList: [], view: 'square' })
    expect(postInfo.media[1]?.videoUrl).not.toBeNull()
    expect(postInfo.vitrinaPost.revision).toBe(2)
    expect(await auditActions()).toEqual(['post.media-upload'])
  })

  test('marks the product of a review on its first photo, and on no other', async () => {
    const product = await aProduct(desk.world, desk.shop)
    const { id } = await aReview(desk.world, desk.shop)
    await desk.world.db.updateTable('review').set({ sku_id: product.id }).execute()
    for (const _photo of ['first', 'second']) await add(id, formOf(await jpeg(), 'cup.jpg'))
    const links = await desk.world.db
      .selectFrom('media_link')
      .innerJoin('post_media', 'post_media.media_id', 'media_link.media_id')
      .select(['media_link.sku_id', 'post_media.position'])
      .execute()
    expect(links).toEqual([{ sku_id: product.id, position: 0 }])
  })

  test('refuses the eleventh file without storing it', async () => {
    const media = []
    for (let count = 0; count < 9; count += 1)
      media.push(await aMedia(desk.world, desk.shop, await png(480, 480 + count)))
    const { id } = await aPost(desk.world, desk.shop, { media })
    expect(await add(id, formOf(await jpeg(), 'a.jpg'))).toMatchObject({ success: true })
    expect(await add(id, formOf(await jpeg(), 'b.jpg'))).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'too-many-files', message: 'В посте может быть не больше 10 файлов' },
    })
    expect(await desk.world.db.selectFrom('media').select('id').execute()).toHaveLength(10)
  })

  test('appends two concurrently uploaded files one after another', async () => {
    const { id } = await aPost(desk.world, desk.shop)
    await Promise.all([
      add(id, formOf(await jpeg({ width: 500 }), 'a.jpg')),
      add(id, formOf(await jpeg({ width: 600 }), 'b.jpg')),
    ])
    const rows = await desk.world.db
      .selectFrom('post_media')
      .where('post_id', '=', id)
      .orderBy('position')
      .select('position')
      .execute()
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2])
  })

  test('refuses a file that breaks the rules for uploads, and leaves the post unchanged', async () => {
    const { id } = await aPost(desk.world, desk.shop)
    const small = formOf(await jpeg({ width: 900, height: 479 }), 'small.jpg')
    expect(await add(id, small)).toMatchObject({
      success: false,
      error: { code: 'image-too-small' },
    })
    expect(await add(id, new FormData())).toMatchObject({ status: 400 })
    const { revision } = await desk.world.db
      .selectFrom('post')
      .select('revision')
      .executeTakeFirstOrThrow()
    expect(revision).toBe(1)
  })

  test('requires a post of the account and the right to edit the post', async () => {
    const foreign = await aPost(desk.world, await anAccount(desk.world, 'other'))
    const form = formOf(await jpeg(), 'a.jpg')
    expect(await add(foreign.id, form)).toMatchObject({ status: 404 })
    const { id } = await aPost(desk.world, desk.shop)
    expect(await add(id, form, await observer())).toMatchObject({ status: 403 })
  })
})

describe('a cover', () => {
  const cover = (id: number, form: FormData, by = desk.client) =>
    by.attempt(postMediaEndpoints.updatePostThumbnail, { params: { id }, form })

  test('of a video can be replaced by a picture of any size', async () => {
    const { id } = await aMedia(desk.world, desk.shop, video())
    const form = formOf(await png(200, 100), 'cover.png')
    const { thumbnailUrl } = await desk.client.call(postMediaEndpoints.updatePostThumbnail, {
      params: { id },
      form,
    })
    expect(await sharp(await shown(thumbnailUrl)).metadata()).toMatchObject({ width: 200 })
    const media = await desk.world.db.selectFrom('media').selectAll().executeTakeFirstOrThrow()
    expect(media).toMatchObject({ kind: 'video', width: 640, height: 480 })
    expect(await auditActions()).toEqual(['media.cover'])
  })

  test('of a picture cannot be replaced: it is the picture itself', async () => {
    const { id } = await aMedia(desk.world, desk.shop)
    expect(await cover(id, formOf(await png(), 'cover.png'))).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'not-a-video', message: 'Обложку можно сменить только у видео' },
    })
  })

  test('stays the same when its replacement is refused because it is not a picture', async () => {
    const { id } = await aMedia(desk.world, desk.shop, video())
    const before = await desk.world.db.selectFrom('media').select('variants').execute()
    expect(await cover(id, formOf(video(), 'cover.jpg'))).toMatchObject({
      error: { code: 'unsupported-type', fileName: 'cover.jpg' },
    })
    expect(await desk.world.db.selectFrom('media').select('variants').execute()).toEqual(before)
  })

  test('requires media of the account and the right to edit', async () => {
    const foreign = await aMedia(desk.world, await anAccount(desk.world, 'other'), video())
    const form = formOf(await png(), 'cover.png')
    expect(await cover(foreign.id, form)).toMatchObject({ status: 404 })
    expect(await cover(foreign.id, form, await observer())).toMatchObject({ status: 403 })
  })
})
