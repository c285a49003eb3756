import { anAccount, aPost, aUserPicture } from '../../../test/server/factories'
import { aSticker } from '../../../test/server/elements'
import { elementSaves } from '../../../test/server/elementSaves'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const { saving, saved } = elementSaves(desk)

test('accepts a sticker with a picture of the account, or with the picture that it had before', async () => {
  const post = await aPost(desk.world, desk.shop)
  const refused = async (url: string) => {
    expect([url, await saving(post, { pictureStickers: [aSticker(url)] })]).toMatchObject([
      url,
      {
        success: false,
        error: { code: 'sticker-picture-not-found', field: 'media.0.pictureStickers.0' },
      },
    ])
  }
  await refused((await aUserPicture(desk.world, await anAccount(desk.world, 'other'))).pictureUrl)
  await aUserPicture(desk.world, desk.shop)
  for (const url of ['https://evil.test/a.png', '/media/../secret', '/media/', '/media/webp', '']) {
    await refused(url)
  }
  const old = await aPost(desk.world, desk.shop, {
    elements: { pictureStickers: [aSticker('/old.png')] },
  })
  const stickers = [aSticker('/old.png', { x: 1 }), aSticker('/old.png', { x: 2 })]
  expect((await saved(old, { pictureStickers: stickers })).pictureStickers).toEqual(stickers)
})

test('accepts several new pictures in one save, and names the first missing picture', async () => {
  const { world, shop } = desk
  const pictures = [await aUserPicture(world, shop), await aUserPicture(world, shop)]
  const pictureStickers = pictures.map(({ pictureUrl }) => aSticker(pictureUrl))
  const gone = aSticker(`/media/${'0'.repeat(64)}.webp`)
  const post = await aPost(world, shop)
  expect(await saving(post, { pictureStickers: [...pictureStickers, gone] })).toMatchObject({
    error: { code: 'sticker-picture-not-found', field: 'media.0.pictureStickers.2' },
  })
  expect(await saved(post, { pictureStickers })).toMatchObject({ pictureStickers })
})

describe('a background', () => {
  const picture = (pictureUrl: string | null) => ({
    background: { type: 'picture' as const, pictureUrl },
  })

  test('accepts a picture of the account, a preset, or the picture that it had before', async () => {
    const { world, shop } = desk
    const post = await aPost(world, shop)
    const theirs = await aUserPicture(world, await anAccount(world, 'other'))
    for (const url of [theirs.pictureUrl, 'https://evil.test/a.png']) {
      expect(await saving(post, picture(url))).toMatchObject({
        success: false,
        error: {
          code: 'background-picture-not-found',
          field: 'media.0.background',
          message: 'Картинка фона не найдена. Загрузите её ещё раз',
        },
      })
    }
    const ready = picture('/ready.png')
    await world.db
      .insertInto('background')
      .values({ background: JSON.stringify(ready.background) })
      .execute()
    const own = await aUserPicture(world, shop)
    for (const right of [picture(own.pictureUrl), picture(null), ready]) {
      expect(await saved(post, right)).toMatchObject(right)
    }
    await world.db.deleteFrom('background').execute()
    expect(await saved(post, ready)).toMatchObject(ready)
  })

  test('may omit its angle', async () => {
    const background = { type: 'gradient', colors: ['#111', '#222222'] } as const
    const item = await saved(await aPost(desk.world, desk.shop), {
      background: { ...background, colors: [...background.colors] },
    })
    expect(item.background).toEqual(background)
  })

  test('limits its angle, and keeps at most five valid colours', async () => {
    const colors = ['#111', '#222222', 'red', '#33333344', '#444', '#555', '#666']
    const background = { type: 'gradient', angle: 900, colors, blur: 3 } as const
    const item = await saved(await aPost(desk.world, desk.shop), { background })
    expect(item.background).toEqual({
      type: 'gradient',
      angle: 360,
      colors: ['#111', '#222222', '#33333344', '#444', '#555'],
    })
  })
})
