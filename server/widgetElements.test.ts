import { widgetPayloadSchema } from '@/contract/widgetApi'
import * as v from 'valibot'
import { aButton, anEmojiSlider, anInteraction, aSticker, aText } from '../test/server/elements'
import { anAlbum, aPost, aProduct, aUserPicture, aWidget } from '../test/server/factories'
import { openShop } from '../test/server/shopDesk'
import type { MediaElements } from './rules/mediaElements'

const desk = openShop()

/** The slide of a published post, as shoppers are given it. */
async function shown(elements: Partial<MediaElements>, markup?: object) {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const products = markup ? [await aProduct(world, shop)] : []
  await aPost(world, shop, { is_published: 1, albums: [album], products, elements })
  if (markup) {
    const sku_image_markup = JSON.stringify(markup)
    await world.db.updateTable('media_link').set({ sku_image_markup }).execute()
  }
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const response = await world.app.request(`/widget/v1/${embed_id}?page=1`)
  return v.parse(widgetPayloadSchema, await response.json()).posts[0]!.media[0]!
}

test('a bare slide is square and tells of no elements', async () => {
  const media = await shown({})
  expect(media.frame).toBe('square')
  expect(media).not.toHaveProperty('elements')
})

test('elements come from back to front, without what is the team’s own', async () => {
  const { pictureUrl } = await aUserPicture(desk.world, desk.shop)
  const place = { squareView: { x: 5, y: 6, rotate: 7, width: 40, height: 30, zIndex: 3 } }
  const { elements } = await shown(
    {
      textStickers: [aText({ zIndex: 5, isLocked: true })],
      pictureStickers: [aSticker(pictureUrl, { zIndex: 1 })],
      callToActions: [aButton({ zIndex: 4 })],
      interactions: [anInteraction({ zIndex: 2, polls: ['Да ', '', 'Нет'] })],
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
    { answers: ['Да', 'Нет'], caption: 'Какая кружка?' },
    { x: 5, y: 6, rotate: 7, width: 40, height: 30, url: 'https://shop.test/mug.jpg' },
    { type: 'button', link: 'https://shop.test/' },
    { text: 'Ручная работа', fontSize: 40 },
  ])
  const fields = new Set(elements?.flatMap((element) => Object.keys(element)))
  for (const own of ['zIndex', 'view', 'isLocked', 'isHidden', 'isAlreadySaved']) {
    expect(fields).not.toContain(own)
  }
})

test('a story shows the elements of its frame only, and none that are hidden', async () => {
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
