import { productEndpoints } from '@/contract/endpoints/products'
import type { ProductRecord } from '@/contract/entities/catalogue/productLink'
import { signIn } from '../../../test/server/client'
import { aPerson, aProduct } from '../../../test/server/factories'
import { feedDesk, LINK } from '../../../test/server/feeds/feedDesk'
import { ymlOf } from '../../../test/server/feeds/ymlFeed'
import { jpeg } from '../../../test/server/pictures'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()
const { working, readAgain, product } = feedDesk(desk)
const FEED = 'https://shop.test/mug.jpg'
let side = 300

/** Uploads another photo; returns it. */
async function add(id: number): Promise<ProductRecord['uploads'][number]> {
  const form = new FormData()
  const content = await jpeg({ width: (side += 1), height: 200 })
  form.set('file', new File([new Uint8Array(content)], 'Кружка.jpg'))
  const { sku } = await desk.client.call(productEndpoints.uploadProductMedia, {
    params: { id },
    form,
  })
  return sku.uploads.at(-1)!
}

const call = (
  name: 'deleteProductMedia' | 'saveFirstProductMedia',
  id: number,
  mediaId: number,
  by = desk.client,
) => by.attempt(productEndpoints[name], { params: { id }, body: { mediaId } })

const remove = async (id: number, mediaId: number) =>
  (
    await desk.client.call(productEndpoints.deleteProductMedia, {
      params: { id },
      body: { mediaId },
    })
  ).sku
const putFirst = async (id: number, mediaId: number | null) =>
  (
    await desk.client.call(productEndpoints.saveFirstProductMedia, {
      params: { id },
      body: { mediaId },
    })
  ).sku

const actions = async () =>
  (await desk.world.db.selectFrom('audit').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  )
const contentVersion = async () =>
  (await desk.world.db.selectFrom('account').select('content_version').executeTakeFirstOrThrow())
    .content_version

test('removes a photo of the team, keeps the other photos, and updates the widgets', async () => {
  const { id } = await aProduct(desk.world, desk.shop)
  const [one, two] = [await add(id), await add(id)]
  const version = await contentVersion()
  const sku = await remove(id, one.id)
  expect(sku).toMatchObject({ imageUrl: FEED, sourceImageUrls: [FEED, two.url], uploads: [two] })
  expect(await contentVersion()).toBe(version + 1)
  expect((await actions()).at(-1)).toBe('sku.media-delete')
})

test('removes every photo of a product without other pictures', async () => {
  const { id } = await aProduct(desk.world, desk.shop)
  const empty = { image_url: '', source_image_urls: '[]' }
  await desk.world.db.updateTable('sku').set(empty).where('id', '=', id).execute()
  const [one, two] = [await add(id), await add(id)]
  const left = await remove(id, one.id)
  expect(left.sourceImageUrls).toEqual([two.url])
  expect(left.imageUrl).toMatch(/^\/media\//)
  expect(await remove(id, two.id)).toMatchObject({ imageUrl: '', sourceImageUrls: [], uploads: [] })
})

test('puts a photo of the team first, then another photo, and then the feed’s picture again', async () => {
  const { id } = await aProduct(desk.world, desk.shop)
  const [one, two] = [await add(id), await add(id)]
  const first = await putFirst(id, two.id)
  expect(first.sourceImageUrls).toEqual([two.url, FEED, one.url])
  expect(first.imageUrl).toMatch(/^\/media\//)
  expect((await actions()).at(-1)).toBe('sku.media-first')
  expect((await putFirst(id, one.id)).sourceImageUrls).toEqual([one.url, FEED, two.url])
  expect(await putFirst(id, null)).toMatchObject({
    imageUrl: FEED,
    sourceImageUrls: [FEED, one.url, two.url],
  })
})

test('puts the feed’s picture first again when the first photo is removed', async () => {
  const { id } = await aProduct(desk.world, desk.shop)
  const photo = await add(id)
  await putFirst(id, photo.id)
  expect(await remove(id, photo.id)).toMatchObject({ imageUrl: FEED, sourceImageUrls: [FEED] })
})

test('keeps a chosen photo first when the feed brings other pictures', async () => {
  const shop = 'https://shop.test'
  const { site } = await working({ id: 'A', pictures: [`${shop}/old.jpg`] })
  const { id } = await product('A')
  const [one, two] = [await add(id), await add(id)]
  const { imageUrl } = await putFirst(id, two.id)
  const pictures = [`${shop}/new.jpg`, `${shop}/side.jpg`]
  site.files[LINK] = { content: ymlOf({ id: 'A', pictures }) }
  await readAgain()
  const sourceImageUrls = [two.url, ...pictures, one.url]
  expect(await product('A')).toMatchObject({ imageUrl, sourceImageUrls })
  expect((await remove(id, two.id)).imageUrl).toBe(pictures[0])
})

test.each(['deleteProductMedia', 'saveFirstProductMedia'] as const)(
  '%s accepts only photos of the product, and requires the right to manage the catalogue',
  async (name) => {
    const [mine, other] = [
      await aProduct(desk.world, desk.shop, { article: 'A' }),
      await aProduct(desk.world, desk.shop, { article: 'B' }),
    ]
    const photo = await add(other.id)
    expect(await call(name, mine.id, photo.id)).toMatchObject({ status: 404 })
    expect(await call(name, other.id, 999_999)).toMatchObject({ status: 404 })
    await aPerson(desk.world, desk.shop, 'marketer')
    const marketer = await signIn(desk.world, 'marketer@shop.test')
    expect(await call(name, other.id, photo.id, marketer)).toMatchObject({ status: 403 })
    const { sku } = await desk.client.call(productEndpoints.getProduct, {
      params: { id: other.id },
    })
    expect(sku.uploads).toEqual([photo])
  },
)
