import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { Background } from '@/contract/entities/media'
import { signIn } from '../../../test/server/client'
import { aMedia, anAccount, aPerson, aPost } from '../../../test/server/factories'
import { jpeg, png } from '../../../test/server/pictures'
import { aShopDesk, type ShopDesk } from '../../../test/server/shopDesk'
import { video } from '../../../test/server/video'

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

describe('one more file of a post', () => {
  const add = (id: number, form: FormData, by = desk.client) =>
    by.attempt(postMediaEndpoints.uploadPostMedia, { params: { id }, form })

  test('stands at its end', async () => {
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

  test('is the tenth at most, and the eleventh is not kept', async () => {
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

  test('comes one after another when two are sent at once', async () => {
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

  test('must fit the upload table; else the post stays as it is', async () => {
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

  test('needs a post of the account and the right to edit it', async () => {
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

  test('of a video is replaced by a picture of any size', async () => {
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

  test('of a picture is the picture itself', async () => {
    const { id } = await aMedia(desk.world, desk.shop)
    expect(await cover(id, formOf(await png(), 'cover.png'))).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'not-a-video', message: 'Обложку можно сменить только у видео' },
    })
  })

  test('that is no picture is refused, and the old one stays', async () => {
    const { id } = await aMedia(desk.world, desk.shop, video())
    const before = await desk.world.db.selectFrom('media').select('variants').execute()
    expect(await cover(id, formOf(video(), 'cover.jpg'))).toMatchObject({
      error: { code: 'unsupported-type', fileName: 'cover.jpg' },
    })
    expect(await desk.world.db.selectFrom('media').select('variants').execute()).toEqual(before)
  })

  test('needs media of the account and the right to edit', async () => {
    const foreign = await aMedia(desk.world, await anAccount(desk.world, 'other'), video())
    const form = formOf(await png(), 'cover.png')
    expect(await cover(foreign.id, form)).toMatchObject({ status: 404 })
    expect(await cover(foreign.id, form, await observer())).toMatchObject({ status: 403 })
  })
})

describe('a picture for stickers', () => {
  const upload = (form: FormData, by = desk.client) =>
    by.attempt(postMediaEndpoints.uploadUserMedia, { form })

  test('keeps what can be seen through', async () => {
    const clear = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { userMedia } = await desk.client.call(postMediaEndpoints.uploadUserMedia, {
      form: formOf(clear, 'sticker.png'),
    })
    expect(userMedia).toMatchObject({ width: 40, height: 20 })
    expect(await sharp(await shown(userMedia.pictureUrl)).metadata()).toMatchObject({
      hasAlpha: true,
    })
    expect(await auditActions()).toEqual(['user-media.upload'])
  })

  test('is a picture and nothing else', async () => {
    expect(await upload(formOf(video(), 'video.mp4'))).toMatchObject({
      error: { code: 'unsupported-type' },
    })
    const frames = [await png(40, 40), await jpeg({ width: 40, height: 40 })]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(await upload(formOf(moving, 'wave.webp'))).toMatchObject({
      error: { code: 'animated-picture', fileName: 'wave.webp' },
    })
    expect(await upload(formOf(await png(), 'a.png'), await observer())).toMatchObject({
      status: 403,
    })
    expect(await desk.world.db.selectFrom('user_media').selectAll().execute()).toEqual([])
  })
})

describe('a drawn background', () => {
  const draw = (backgrounds: Background[]) =>
    desk.client.attempt(postMediaEndpoints.createMedia, { body: { backgrounds } })
  const drawn = async (backgrounds: Background[]) =>
    (await desk.client.call(postMediaEndpoints.createMedia, { body: { backgrounds } })).mediaList

  /** Colour in the middle of one side of a stored picture. */
  async function pixel(url: string, left: number, top: number): Promise<number[]> {
    const { data, info } = await sharp(await shown(url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const offset =
      (Math.round(top * (info.height - 1)) * info.width + Math.round(left * (info.width - 1))) *
      info.channels
    return [...data.subarray(offset, offset + 3)]
  }

  test('is a picture of 1472 px each way, in the order given', async () => {
    const [gradient, color] = await drawn([
      { type: 'gradient', angle: 90, colors: ['#ff0000', '#0000ff'] },
      { type: 'color', colors: ['#0f0'] },
    ])
    expect(gradient).toMatchObject({ type: 'image', width: 1472, height: 1472 })
    const [red = 0] = await pixel(gradient?.imageUrl ?? '', 0, 0.5)
    const [, , blue = 0] = await pixel(gradient?.imageUrl ?? '', 1, 0.5)
    expect(Math.min(red, blue)).toBeGreaterThan(240)
    const [, green = 0] = await pixel(color?.imageUrl ?? '', 0.5, 0.5)
    expect(green).toBeGreaterThan(240)
    expect(await auditActions()).toEqual(['media.create', 'media.create'])

    const mediaList = [color?.id ?? 0, gradient?.id ?? 0]
    const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
      body: { username: 'shop', caption: 'С нуля', mediaList },
    })
    expect(postInfo.media.map(({ id }) => id)).toEqual(mediaList)
  })

  test('may be a picture that the account uploaded', async () => {
    const { userMedia } = await desk.client.call(postMediaEndpoints.uploadUserMedia, {
      form: formOf(await jpeg({ width: 800, height: 400 }), 'photo.jpg'),
    })
    const { pictureUrl } = userMedia
    const [media] = await drawn([{ type: 'picture', pictureUrl }])
    expect(media).toMatchObject({ width: 1472, height: 1472 })
    const [red = 0, , blue = 255] = await pixel(media?.imageUrl ?? '', 0.1, 0.5)
    expect(red).toBeGreaterThan(blue)
  })

  test.each([
    ['no address', null],
    ['elsewhere', 'https://evil.test/a.png'],
    ['a file that is none', '/media/../../etc/passwd'],
    ['an unknown file', `/media/${'0'.repeat(64)}.webp`],
  ])('is no picture of %s', async (_, pictureUrl) => {
    expect(await draw([{ type: 'picture', pictureUrl }])).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'media-not-found', field: 'backgrounds' },
    })
  })

  test('is no picture of another account, nor one of a post', async () => {
    const other = await anAccount(desk.world, 'other')
    await aPerson(desk.world, other, 'owner', 'other@shop.test')
    const stranger = await signIn(desk.world, 'other@shop.test')
    const { userMedia } = await stranger.call(postMediaEndpoints.uploadUserMedia, {
      username: 'other',
      form: formOf(await png(), 'a.png'),
    })
    expect(await draw([{ type: 'picture', pictureUrl: userMedia.pictureUrl }])).toMatchObject({
      error: { code: 'media-not-found' },
    })
  })

  test.each<[string, Background[]]>([
    ['no colour', [{ type: 'gradient', colors: [] }]],
    ['what is no colour', [{ type: 'color', colors: ['url(x)'] }]],
    ['too many colours', [{ type: 'gradient', colors: Array<string>(11).fill('#fff') }]],
    ['nothing at all', []],
    ['more than a post holds', Array<Background>(11).fill({ type: 'color', colors: ['#fff'] })],
  ])('of %s is malformed, and nothing is drawn', async (_, backgrounds) => {
    expect(await draw([...backgrounds])).toMatchObject({ status: 400 })
    expect(await desk.world.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('needs the right to edit', async () => {
    const backgrounds: Background[] = [{ type: 'color', colors: ['#fff'] }]
    const by = await observer()
    expect(
      await by.attempt(postMediaEndpoints.createMedia, { body: { backgrounds } }),
    ).toMatchObject({
      status: 403,
    })
  })
})

test('the ready backgrounds begin with the pinned one', async () => {
  const { backgrounds } = await desk.client.call(postMediaEndpoints.listBackgrounds)
  expect(backgrounds.map(({ id }) => id)).toEqual([8, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12])
  expect(backgrounds[0]?.background).toMatchObject({ type: 'gradient', angle: 135 })
})
