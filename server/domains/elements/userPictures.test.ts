import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { Background } from '@/contract/entities/posts/media'
import { signIn } from '../../../test/server/client'
import { anAccount, aPerson } from '../../../test/server/factories'
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

function formOf(content: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name))
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

describe('a picture for stickers', () => {
  const upload = (form: FormData, by = desk.client) =>
    by.attempt(postMediaEndpoints.uploadUserMedia, { form })

  test('keeps transparency', async () => {
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
    const [entry, ...others] = await desk.world.db.selectFrom('audit').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'user-media.upload',
      entity: 'user_media',
      entity_id: String(userMedia.id),
      detail: JSON.stringify({ format: 'png', bytes: clear.length }),
    })
    expect(others).toEqual([])
  })

  test('is refused when the file is not a picture', async () => {
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

  /**
   * The colour at a point of a stored picture; `left` and `top` are shares of its width and height.
   */
  async function pixel(url: string, left: number, top: number): Promise<number[]> {
    const { data, info } = await sharp(await shown(url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const offset =
      (Math.round(top * (info.height - 1)) * info.width + Math.round(left * (info.width - 1))) *
      info.channels
    return [...data.subarray(offset, offset + 3)]
  }

  test('is a square picture of 1472 px with its colours in the requested order', async () => {
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

  test('without an angle runs from top to bottom, as in CSS', async () => {
    const [media] = await drawn([{ type: 'gradient', colors: ['#ff0000', '#0000ff'] }])
    const [red = 0] = await pixel(media?.imageUrl ?? '', 0.5, 0)
    const [, , blue = 0] = await pixel(media?.imageUrl ?? '', 0.5, 1)
    expect(Math.min(red, blue)).toBeGreaterThan(240)
  })

  test('of type “color” has one colour, even when further colours are sent', async () => {
    const [media] = await drawn([{ type: 'color', angle: 90, colors: ['#00ff00', '#0000ff'] }])
    for (const left of [0, 1]) {
      const [, green = 0, blue = 255] = await pixel(media?.imageUrl ?? '', left, 0.5)
      expect([green > 240, blue < 15]).toEqual([true, true])
    }
  })

  test('is drawn once for different spellings of the same gradient', async () => {
    const put = jest.spyOn(desk.world.blobs, 'put')
    const gradient = (angle: number, first: string): Background => ({
      type: 'gradient',
      angle,
      colors: [first, '#102030'],
    })
    await drawn([gradient(270, '#AABBCC')])
    const writes = put.mock.calls.length
    await drawn([gradient(-90, '#aabbcc'), gradient(630, '#AAbbCC')])
    expect(put).toHaveBeenCalledTimes(writes)
    await drawn([gradient(90, '#aabbcc')])
    expect(put.mock.calls.length).toBeGreaterThan(writes)
  })

  test('may have ten colours', async () => {
    const colors = Array<string>(10).fill('#fff')
    expect(await draw([{ type: 'gradient', colors }])).toMatchObject({ success: true })
  })

  test('may be based on a picture that the account uploaded', async () => {
    const { userMedia } = await desk.client.call(postMediaEndpoints.uploadUserMedia, {
      form: formOf(await jpeg({ width: 800, height: 400 }), 'photo.jpg'),
    })
    const { pictureUrl } = userMedia
    const [media] = await drawn([{ type: 'picture', pictureUrl }])
    expect(media).toMatchObject({ width: 1472, height: 1472 })
    const [red = 0, , blue = 255] = await pixel(media?.imageUrl ?? '', 0.1, 0.5)
    expect(red).toBeGreaterThan(blue)
  })

  test('is stored in a separate file for each picture on which it is based', async () => {
    const urls = []
    for (const content of [await jpeg({ width: 800, height: 400 }), await png(500, 500)]) {
      const form = formOf(content, 'photo')
      const { userMedia } = await desk.client.call(postMediaEndpoints.uploadUserMedia, { form })
      urls.push(userMedia.pictureUrl)
    }
    const media = await drawn(urls.map((pictureUrl) => ({ type: 'picture', pictureUrl })))
    expect(new Set(media.map(({ imageUrl }) => imageUrl)).size).toBe(2)
    const shades = []
    for (const { imageUrl } of media) shades.push(await pixel(imageUrl, 0.5, 0.5))
    expect(shades[0]).not.toEqual(shades[1])
    const audits = await desk.world.db
      .selectFrom('audit')
      .where('action', '=', 'media.create')
      .orderBy('id')
      .select(['entity', 'entity_id'])
      .execute()
    expect(audits).toEqual(media.map(({ id }) => ({ entity: 'media', entity_id: String(id) })))
  })

  test.each([
    ['has no address', null],
    ['is on another site', 'https://evil.test/a.png'],
    ['is a path outside the media folder', '/media/../../etc/passwd'],
    ['is an unknown file', `/media/${'0'.repeat(64)}.webp`],
  ])('rejects a background whose picture %s', async (_, pictureUrl) => {
    expect(await draw([{ type: 'picture', pictureUrl }])).toMatchObject({
      status: 200,
      success: false,
      error: { code: 'media-not-found', field: 'backgrounds' },
    })
  })

  test('rejects a picture of another account', async () => {
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
    ['a gradient without colours', [{ type: 'gradient', colors: [] }]],
    ['an invalid colour', [{ type: 'color', colors: ['url(x)'] }]],
    ['too many colours', [{ type: 'gradient', colors: Array<string>(11).fill('#fff') }]],
    ['an empty request', []],
    [
      'more backgrounds than a post has slides',
      Array<Background>(11).fill({ type: 'color', colors: ['#fff'] }),
    ],
  ])('rejects %s as malformed and draws nothing', async (_, backgrounds) => {
    expect(await draw([...backgrounds])).toMatchObject({ status: 400 })
    expect(await desk.world.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('requires the right to edit', async () => {
    const backgrounds: Background[] = [{ type: 'color', colors: ['#fff'] }]
    const by = await observer()
    expect(
      await by.attempt(postMediaEndpoints.createMedia, { body: { backgrounds } }),
    ).toMatchObject({
      status: 403,
    })
  })
})

test('lists the preset backgrounds, the pinned one first', async () => {
  const { backgrounds } = await desk.client.call(postMediaEndpoints.listBackgrounds)
  expect(backgrounds.map(({ id }) => id)).toEqual([8, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12])
  expect(backgrounds[0]?.background).toMatchObject({ type: 'gradient', angle: 135 })
})
