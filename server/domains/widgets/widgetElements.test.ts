import { markerOnFrame } from '@/contract/elements/geometry'
import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import {
  aButton,
  anEmojiSlider,
  anInteraction,
  aSticker,
  aText,
} from '../../../test/server/elements'
import {
  aMedia,
  anAlbum,
  aPost,
  aProduct,
  aUserPicture,
  aWidget,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import type { MediaElements } from '../elements/mediaElements'

const desk = openShop()

/** The slide of a published post, as shoppers receive it. */
async function shown(
  elements: Partial<MediaElements>,
  markup?: object,
  before = () => Promise.resolve(),
) {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const products = markup ? [await aProduct(world, shop)] : []
  await aPost(world, shop, { is_published: 1, albums: [album], products, elements })
  if (markup) {
    const sku_image_markup = JSON.stringify(markup)
    await world.db.updateTable('media_link').set({ sku_image_markup }).execute()
  }
  await before()
  return (await payloadOf(album)).posts[0]!.media[0]!
}

async function payloadOf({ id }: { id: number }) {
  const { world, shop } = desk
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [id] } })
  const response = await world.app.request(`/widget/v1/${embed_id}?page=1`)
  return v.parse(galleryPayloadSchema, await response.json())
}

test('returns a slide without elements as a square slide', async () => {
  const media = await shown({})
  expect(media.frame).toBe('square')
  expect(media).not.toHaveProperty('elements')
})

test('returns elements from back to front, without internal data of the team', async () => {
  const { pictureUrl } = await aUserPicture(desk.world, desk.shop)
  const place = { squareView: { x: 5, y: 6, rotate: 7, width: 40, height: 30, zIndex: 3 } }
  const { elements } = await shown(
    {
      textStickers: [aText({ zIndex: 5, isLocked: true })],
      pictureStickers: [aSticker(pictureUrl, { zIndex: 1 })],
      callToActions: [aButton({ zIndex: 4 })],
      interactions: [anInteraction({ id: 'asked', zIndex: 2, polls: ['Да ', '', 'Нет'] })],
    },
    { ...place, storyView: null, choosedSkuImageUrl: null },
  )
  expect(elements?.map(({ kind }) => kind)).toEqual([
    'pictureSticker',
    'interaction',
    'productImage',
    'callToAction',
    'textSticker',
  ])
  expect(elements).toMatchObject([
    { url: `http://widgets.test${pictureUrl}`, scale: 50 },
    { id: 'asked', answers: ['Да', 'Нет'], caption: 'Какая кружка?' },
    { x: 5, y: 6, rotate: 7, width: 40, height: 30, title: 'Кружка «Утро»' },
    { type: 'button', link: 'https://shop.test/' },
    { text: 'Ручная работа', fontSize: 40 },
  ])
  const fields = new Set(elements?.flatMap((element) => Object.keys(element)))
  for (const own of ['zIndex', 'view', 'isLocked', 'isHidden', 'isAlreadySaved']) {
    expect(fields).not.toContain(own)
  }
})

test('orders elements of equal z-index as the editor does', async () => {
  const { pictureUrl } = await aUserPicture(desk.world, desk.shop)
  const { elements } = await shown(
    {
      textStickers: [aText()],
      pictureStickers: [aSticker(pictureUrl)],
      interactions: [anInteraction()],
      callToActions: [aButton()],
    },
    {
      squareView: { x: 5, y: 6, rotate: 7, width: 40, height: 30, zIndex: 1 },
      storyView: null,
      choosedSkuImageUrl: null,
    },
  )
  expect(elements?.map(({ kind }) => kind)).toEqual([
    'callToAction',
    'interaction',
    'pictureSticker',
    'textSticker',
    'productImage',
  ])
})

describe('a product’s picture', () => {
  const markup = {
    squareView: { x: 5, y: 6, rotate: 7, width: 40, height: 30, zIndex: 1 },
    storyView: null,
    choosedSkuImageUrl: null,
  }

  test('is shown on the slide of its mark, not on other slides with the product', async () => {
    const { world, shop } = desk
    const album = await anAlbum(world, shop)
    const media = [await aMedia(world, shop), await aMedia(world, shop)]
    const products = [await aProduct(world, shop)]
    await aPost(world, shop, { is_published: 1, albums: [album], products, media })
    const mark = { sku_image_markup: JSON.stringify(markup), show_on_all_slides: 1 } as const
    await world.db.updateTable('media_link').set(mark).execute()
    const slides = async () => (await payloadOf(album)).posts[0]!.media
    const pictures = async () =>
      (await slides()).map(({ elements = [], products }) => [products.length, elements.length])
    expect(await pictures()).toEqual([
      [1, 1],
      [1, 0],
    ])
    const hidden_carousel_positions = '[1]'
    await world.db.updateTable('media_link').set({ hidden_carousel_positions }).execute()
    expect(await pictures()).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('is omitted for a product without pictures of its own', async () => {
    const bare = async () => {
      await desk.world.db.updateTable('sku').set({ source_image_urls: '[]' }).execute()
    }
    expect(await shown({}, markup, bare)).not.toHaveProperty('elements')
  })
})

test('returns the visible elements of the story frame only', async () => {
  const media = await shown(
    {
      view: 'story',
      textStickers: [aText({ text: 'квадрат' }), aText({ text: 'история', view: 'story' })],
      interactions: [anEmojiSlider({ view: 'story', isHidden: true })],
    },
    {
      squareView: { x: 5, y: 6, rotate: 7, width: 40, height: 30, zIndex: 3 },
      storyView: null,
      choosedSkuImageUrl: null,
    },
  )
  expect(media.frame).toBe('story')
  expect(media.elements).toMatchObject([{ kind: 'textSticker', text: 'история' }])
})

test('places a marker on the same spot of the picture in the story frame as in the square frame', async () => {
  const none = { squareView: null, storyView: null, choosedSkuImageUrl: null }
  const { products, picture } = await shown({ view: 'story' }, none, async () => {
    await desk.world.db.updateTable('media_link').set({ marker_x: 20, marker_y: 80 }).execute()
  })
  const place = markerOnFrame({ x: 20, y: 80 }, 'story', picture)
  expect(products[0]?.marker).toMatchObject(place)
  expect(place).not.toEqual({ x: 20, y: 80 })
})
