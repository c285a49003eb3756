import { LIMITS } from '@/contract/limits'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import {
  aButton,
  anEmojiSlider,
  anInteraction,
  aQuestion,
  aSticker,
  aText,
  type Elements,
} from '../../../test/server/elements'
import {
  aMedia,
  anAlbum,
  aPost,
  aProduct,
  aReview,
  aUserPicture,
} from '../../../test/server/factories'
import { elementSaves } from '../../../test/server/elementSaves'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const { stored, saving, saved } = elementSaves(desk)

const aPublished = async () =>
  aPost(desk.world, desk.shop, {
    albums: [await anAlbum(desk.world, desk.shop)],
    is_published: 1,
  })

test('returns elements as they were sent, without unknown fields', async () => {
  const post = await aPost(desk.world, desk.shop)
  const { pictureUrl } = await aUserPicture(desk.world, desk.shop)
  const elements = {
    callToActions: [{ ...aButton(), isLocked: true }],
    interactions: [anInteraction({ view: 'story' })],
    pictureStickers: [aSticker(pictureUrl)],
    textStickers: [aText({ isHidden: true })],
  }
  const sent = { ...elements, pictureStickers: [{ ...aSticker(pictureUrl), shadow: 'soft' }] }
  const item = await saved(post, sent)
  expect(item).toMatchObject(elements)
  expect(item.pictureStickers[0]).not.toHaveProperty('shadow')
})

test('clamps values to their limits and removes empty texts', async () => {
  const post = await aPost(desk.world, desk.shop)
  const item = await saved(post, {
    textStickers: [
      aText({ text: ' \n' }),
      aText({ fontSize: 9000, color: 'red;}', fontStyle: 'heavy', backgroundColor: '#FFF' }),
      aText({ x: -60, y: 96, rotate: -90, width: 2, fontName: 'я'.repeat(50) }),
      aText({ rotate: 360.5, width: 101 }),
    ],
    callToActions: [
      aButton({ scale: 0, borderRadius: 900, borderWidth: -1, textColor: 'url(//evil)' }),
    ],
    interactions: [aQuestion({ scale: 1e9, backgroundColor: '#12345' })],
  })
  expect(item.textStickers).toEqual([
    aText({
      fontSize: LIMITS.stickerFontSize.max,
      color: '#211f1d',
      fontStyle: 'regular',
      backgroundColor: '#FFF',
    }),
    aText({ x: -50, y: 95, rotate: 270, width: 5, fontName: 'я'.repeat(40) }),
    aText({ rotate: 0.5, width: 100 }),
  ])
  expect(item.callToActions).toMatchObject([
    {
      scale: LIMITS.elementScale.min,
      borderRadius: LIMITS.borderRadius,
      borderWidth: 0,
      textColor: '#211f1d',
    },
  ])
  expect(item.interactions).toMatchObject([
    { scale: LIMITS.elementScale.max, backgroundColor: '#ffffff' },
  ])
})

test('completes a link that was typed without its scheme', async () => {
  const post = await aPost(desk.world, desk.shop)
  const { callToActions } = await saved(post, {
    callToActions: [
      aButton({ link: ' shop.test/sale ' }),
      aButton({ type: 'link', link: '/sale' }),
    ],
  })
  expect(callToActions).toMatchObject([{ link: 'https://shop.test/sale' }, { link: '/sale' }])
})

test('keeps a post readable when a stored number is out of range', async () => {
  const post = await aPost(desk.world, desk.shop)
  const { vitrinaPost, media, ...postInfo } = await stored(post)
  const background = { type: 'gradient', angle: 'FAR', colors: [] }
  const textStickers = [{ ...aText(), x: 'FAR', rotate: 'FAR', zIndex: 'FAR' }]
  const items = [{ ...media[0], background, textStickers }]
  vitrinaPost.hiddenCarouselPositions = ['FAR' as never, 2]
  const body = { postInfo: { ...postInfo, vitrinaPost, media: items }, request: { revision: 1 } }
  const response = await desk.client.fetch('/my/admin/shop/api/1.0.0/vitrina_post/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body).replaceAll('"FAR"', '1e999'),
  })
  expect(response.status).toBe(200)
  const after = await stored(post)
  expect(after.vitrinaPost.revision).toBe(2)
  expect(after.media[0]?.textStickers).toMatchObject([{ x: 0, rotate: 0, zIndex: 0 }])
  expect(after.vitrinaPost.hiddenCarouselPositions).toEqual([2])
})

test.each<[string, Elements, string, string]>([
  [
    'an empty poll',
    { interactions: [anInteraction({ polls: [] })] },
    'fill-answers',
    'interactions.0',
  ],
  [
    'an empty caption',
    { interactions: [aQuestion({ caption: ' ' })] },
    'fill-caption',
    'interactions.0',
  ],
  [
    'two sliders on a frame',
    { interactions: [anEmojiSlider(), anEmojiSlider()] },
    'interaction-exists',
    'interactions.1',
  ],
  [
    'a button without a label',
    { callToActions: [aButton({ text: '' })] },
    'fill-action',
    'callToActions.0',
  ],
  [
    'a link that browsers resolve to another site',
    { callToActions: [aButton({ link: '/\t/evil.test' })] },
    'wrong-action-link',
    'callToActions.0',
  ],
  [
    'a script as a link',
    { callToActions: [aButton({ link: 'javascript:alert(1)' })] },
    'wrong-action-link',
    'callToActions.0',
  ],
  [
    'a text that is too long',
    { textStickers: [aText(), aText({ text: 'я'.repeat(LIMITS.stickerText + 1) })] },
    'element-text-too-long',
    'textStickers.1',
  ],
  [
    'more elements than the limit',
    { textStickers: Array.from({ length: LIMITS.mediaElements + 1 }, () => aText()) },
    'too-many-elements',
    `textStickers.${LIMITS.mediaElements}`,
  ],
])('refuses %s of a published post at its field', async (_what, elements, code, place) => {
  const post = await aPublished()
  expect(await saving(post, elements)).toMatchObject({
    status: 200,
    success: false,
    error: { code, field: `media.0.${place}` },
  })
  expect((await stored(post)).vitrinaPost.revision).toBe(1)
})

test('refuses with a message in the user’s language', async () => {
  const post = await aPublished()
  const wrong = { callToActions: [aButton({ text: '' })] }
  expect(await saving(post, wrong)).toMatchObject({
    error: { message: 'Напишите, что будет на кнопке или ссылке' },
  })
  await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
  expect(await saving(post, wrong)).toMatchObject({
    error: { message: 'Enter the text of the button or link' },
  })
})

test.each(['review', 'live'] as const)(
  'refuses new elements in a %s, and keeps existing ones',
  async (format) => {
    const { world, shop } = desk
    const texts = { textStickers: [aText()] }
    const media = [await aMedia(world, shop)]
    const made = (elements = {}) =>
      format === 'review'
        ? aReview(world, shop, { media, elements })
        : aPost(world, shop, { media, elements, post_type: format })
    const post = await made()
    for (const [list, elements] of Object.entries({
      callToActions: { callToActions: [aButton()] },
      interactions: { interactions: [anInteraction()] },
      textStickers: texts,
    })) {
      expect(await saving(post, elements)).toMatchObject({
        error: { code: 'elements-not-for-format', field: `media.0.${list}.0` },
      })
    }
    const changed = [aText({ text: 'Из прошлого' })]
    expect((await saved(await made(texts), { textStickers: changed })).textStickers).toEqual(
      changed,
    )
  },
)

describe('a product’s picture on a slide', () => {
  const view = { x: 10, y: 10, rotate: 0, width: 40, height: 40, zIndex: 2 }
  let made = 0
  async function markup(changes: Partial<NonNullable<ProductLink['skuImageMarkup']>>) {
    const sku = await aProduct(desk.world, desk.shop, { article: `LG-${(made += 1)}` })
    const post = await aPost(desk.world, desk.shop, { products: [sku] })
    const [link] = (await stored(post)).media[0]!.linkList
    const skuImageMarkup = {
      squareView: view,
      storyView: null,
      choosedSkuImageUrl: 'https://shop.test/mug.jpg',
      ...changes,
    }
    const item = await saved(post, { linkList: [{ ...link!, skuImageMarkup }] })
    return item.linkList[0]?.skuImageMarkup
  }

  test('must be one of the product’s own pictures', async () => {
    expect(await markup({})).toMatchObject({ choosedSkuImageUrl: 'https://shop.test/mug.jpg' })
    expect(await markup({ choosedSkuImageUrl: 'https://evil.test/a.png' })).toMatchObject({
      choosedSkuImageUrl: null,
      squareView: view,
    })
  })

  test('is kept inside the frame, with x of 60 % at most', async () => {
    const far = { ...view, x: 90, y: 90 }
    expect(await markup({ squareView: far, storyView: { ...far, width: 70 } })).toMatchObject({
      squareView: { x: 60, y: 60 },
      storyView: { x: 30, y: 60 },
    })
    const small = { ...view, width: 1, height: 2, rotate: -10 }
    const large = { ...view, width: 200, height: 300, x: 10 }
    expect(await markup({ squareView: small, storyView: large })).toMatchObject({
      squareView: { width: 5, height: 10, rotate: 350 },
      storyView: { x: 10, y: 0, height: 100 },
    })
  })

  test('keeps its aspect ratio, even when it was stored higher than the frame', async () => {
    const tall = { ...view, x: 50, y: 30, width: 40, height: 160 }
    const thread = { ...view, width: 5, height: 500 }
    expect(await markup({ squareView: tall, storyView: thread })).toMatchObject({
      squareView: { x: 50, y: 0, width: 25, height: 100 },
      storyView: { x: 10, y: 0, width: 1, height: 100 },
    })
    const wide = { ...view, width: 200, height: 50 }
    expect(await markup({ squareView: wide })).toMatchObject({
      squareView: { x: 0, y: 10, width: 100, height: 25 },
    })
  })
})
