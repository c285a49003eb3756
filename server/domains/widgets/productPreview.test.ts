import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { DEFAULT_PRODUCT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import {
  aMedia,
  anAccount,
  anAlbum,
  aPost,
  aProduct,
  aWidget,
} from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

/** A product gallery of a mug and a vase; a pan has no posts, and a spare album fills its page. */
async function aProductGallery() {
  const [own, spare] = [
    await anAlbum(desk.world, desk.shop),
    await anAlbum(desk.world, desk.shop, 'Запас'),
  ]
  const product = (article: string) => aProduct(desk.world, desk.shop, { article })
  const [mug, vase, pan] = [await product('M'), await product('V'), await product('P')]
  const media = [await aMedia(desk.world, desk.shop)]
  const post = (text: string, album: typeof own, products: { id: number }[] = []) =>
    aPost(desk.world, desk.shop, { text, media, products, albums: [album], is_published: 1 })
  await post('Кружка', own, [mug])
  await post('Ваза', own, [vase])
  await post('Запасной', spare)
  const other = await anAccount(desk.world, 'other')
  const theirs = await aProduct(desk.world, other, { article: 'M' })
  const { embed_id } = await aWidget(desk.world, desk.shop, { widget_type: 'sku' })
  const gallerySettings = {
    ...DEFAULT_PRODUCT_GALLERY_SETTINGS,
    albums: [own.id],
    fallback_albums: [spare.id],
    min_posts: 1,
  }
  const shown = async (productId?: number) => {
    const preview = await desk.client.call(widgetPreviewEndpoints.previewWidget, {
      params: { id: embed_id },
      body: {
        role: 'Галерея товара',
        gallerySettings,
        ...(productId === undefined ? {} : { productId }),
      },
    })
    return 'posts' in preview ? preview.posts.map(({ text }) => text).sort() : null
  }
  return { shown, mug, pan, theirs }
}

test('previews a product gallery on the page of a product as the shop would show it', async () => {
  const { shown, mug, pan } = await aProductGallery()
  expect(await shown()).toEqual(['Ваза', 'Кружка'])
  expect(await shown(mug.id)).toEqual(['Кружка'])
  expect(await shown(pan.id)).toEqual(['Запасной'])
})

test('previews the fallback posts for a deleted product and for a product of another account', async () => {
  const { shown, theirs } = await aProductGallery()
  expect(await shown(theirs.id)).toEqual(['Запасной'])
  expect(await shown(987_654)).toEqual(['Запасной'])
})
