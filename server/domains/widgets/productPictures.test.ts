import { galleryPayloadSchema } from '@/contract/widgets/widgetPayload'
import * as v from 'valibot'
import sharp from 'sharp'
import { anAlbum, aPost, aProduct, aWidget } from '../../../test/server/factories'
import { jpeg } from '../../../test/server/pictures'
import { withPictures } from '../../../test/server/pictureSite'
import { openShop } from '../../../test/server/shopDesk'

const [FIRST, SECOND] = ['http://shop.test/1.jpg', 'https://shop.test/2.jpg']
const WIDGETS = 'http://widgets.test'

const desk = openShop()
let articles = 0

interface Shown {
  imageUrl?: string
  sourceImageUrls?: string[]
  /** The picture that was chosen for the slide. */
  chosen?: string
}

/** The pictures of a product on the slide of a published post, as shoppers receive them. */
async function shown({ imageUrl = FIRST, sourceImageUrls = [FIRST], chosen }: Shown) {
  const { world, shop } = desk
  const album = await anAlbum(world, shop)
  const product = await aProduct(world, shop, { article: `LG-${(articles += 1)}` })
  await world.db
    .updateTable('sku')
    .set({ image_url: imageUrl, source_image_urls: JSON.stringify(sourceImageUrls) })
    .where('id', '=', product.id)
    .execute()
  await aPost(world, shop, { is_published: 1, albums: [album], products: [product] })
  const squareView = { x: 5, y: 6, rotate: 0, width: 40, height: 30, zIndex: 1 }
  const markup = { squareView, storyView: null, choosedSkuImageUrl: chosen ?? null }
  await world.db
    .updateTable('media_link')
    .set({ sku_image_markup: JSON.stringify(markup) })
    .execute()
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const response = await world.app.request(`/widget/v1/${embed_id}?page=1`)
  const { posts } = v.parse(galleryPayloadSchema, await response.json())
  const slide = posts[0]?.media[0]
  const [element] = slide?.elements ?? []
  return {
    id: product.id,
    card: slide?.products[0]?.imageUrl ?? '',
    slide: element?.kind === 'productImage' ? element.url : '',
  }
}

const request = (address: string, init?: RequestInit) =>
  desk.world.app.request(address.replace(WIDGETS, ''), init)

test('serves a picture from another host under an address of the widgets, cacheable for a day', async () => {
  const { asked } = withPictures(desk.world, { [FIRST]: { content: await jpeg() } })
  const { id, card, slide } = await shown({})
  expect(card).toMatch(new RegExp(`^${WIDGETS}/widget/v1/product/${id}/[0-9a-f]{16}\\.webp$`))
  expect(slide).toBe(card)
  const response = await request(card)
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
    200,
    {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  ])
  const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(width).toBe(640)
  const etag = response.headers.get('etag') ?? ''
  expect((await request(card, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  expect(asked).toEqual([FIRST])
})

test.each([
  ['a stored picture', '/media/vase.webp', `${WIDGETS}/media/vase.webp`],
  [
    'a picture with an absolute address of ours',
    `${WIDGETS}/media/vase.webp`,
    `${WIDGETS}/media/vase.webp`,
  ],
  ['an empty address', '', ''],
])('returns %s unchanged, under the address of the widgets', async (_what, url, address) => {
  const sourceImageUrls = url === '' ? [] : [url]
  expect(await shown({ imageUrl: url, sourceImageUrls })).toMatchObject({
    card: address,
    slide: address,
  })
})

test('shows the chosen picture while the product has it, then the product’s first picture', async () => {
  const pictures = [FIRST, SECOND]
  const second = await shown({ sourceImageUrls: pictures, chosen: SECOND })
  expect(second.slide).not.toBe(second.card)
  const gone = await shown({ sourceImageUrls: pictures, chosen: 'https://shop.test/gone.jpg' })
  expect(gone.slide).toBe(gone.card)
})

test('serves under an address only the product’s own pictures', async () => {
  const { asked } = withPictures(desk.world, {
    [FIRST]: { content: await jpeg() },
    [SECOND]: { content: await jpeg() },
  })
  const one = await shown({})
  const other = await shown({ imageUrl: SECOND, sourceImageUrls: [SECOND] })
  const withId = (address: string, id: number | string) =>
    address.replace(/product\/\d+/, `product/${id}`)
  for (const address of [
    withId(one.card, other.id),
    withId(one.card, 999_999),
    withId(one.card, '1x'),
    one.card.replace('.webp', '0.webp'),
    one.card.replace(/[0-9a-f]{16}/, '0'.repeat(16)),
  ]) {
    expect([address, (await request(address)).status]).toEqual([address, 404])
  }
  expect(asked).toEqual([])
  expect((await request(one.card)).status).toBe(200)
})

test('responds with 404 for a picture that cannot be loaded', async () => {
  withPictures(desk.world, {})
  const { card } = await shown({})
  expect((await request(card)).status).toBe(404)
})
