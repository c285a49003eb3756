import { aFullGallery, readPage } from '../../../../test/pages/galleryPage'
import { openShop } from '../../../../test/server/shopDesk'

const desk = openShop()

test('contains posts, pictures and offers for search engines', async () => {
  const { embedId, postId } = await aFullGallery(desk)
  const { data } = await readPage(desk, `${embedId}.html`)
  const url = `http://widgets.test/widget/v1/${embedId}.html`
  expect(data[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Мы в сети',
    url,
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'SocialMediaPosting',
          url: `${url}#post-${postId}`,
          articleBody: 'Утро за городом',
          author: { '@type': 'Person', name: 'nina' },
          datePublished: '2026-03-18T12:00:00.000Z',
          sponsor: { name: 'ООО «Лён»' },
          image: [{ '@type': 'ImageObject', width: 800, height: 600 }, {}],
          mentions: [
            {
              '@type': 'Product',
              name: 'Кружка «Утро»',
              offers: {
                '@type': 'Offer',
                price: '1490.00',
                priceCurrency: 'RUB',
                availability: 'https://schema.org/InStock',
                url: 'https://shop.test/products/LG-100',
              },
            },
          ],
        },
      },
    ],
  })
})

test('omits the offer of a product without a price', async () => {
  const { embedId } = await aFullGallery(desk)
  await desk.world.db.updateTable('sku').set({ price: 0, old_price: null }).execute()
  const { data, html } = await readPage(desk, `${embedId}.html`)
  expect(JSON.stringify(data)).not.toContain('Offer')
  expect(html).not.toContain('₽')
})
