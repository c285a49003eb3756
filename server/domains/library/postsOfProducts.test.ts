import { libraryEndpoints } from '@/contract/endpoints/library'
import { postEndpoints } from '@/contract/endpoints/posts'
import { anAccount, aPost, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'

const desk = openShop()

/** Posts with a vase, a bottle and a mug of one brand, and one whose text mentions a vase. */
async function aLibrary() {
  const product = (article: string, name: string) =>
    aProduct(desk.world, desk.shop, { article, name, brand: 'Лён и глина' })
  const [vase, mug] = [
    await product('VZ-201', 'Ваза «Кокон»'),
    await product('76', 'Кружка «Утро»'),
    await product('760', 'Кружка «Вечер»'),
  ]
  const tall = await product('VZ-2010', 'Бутыль «Столп»')
  const post = async (text: string, products: { id: number }[] = []) =>
    (await aPost(desk.world, desk.shop, { text, products })).id
  return {
    withVase: await post('Осень', [vase]),
    withTall: await post('Зима', [tall]),
    withMug: await post('Завтрак', [mug]),
    ofVase: await post('Ваза скоро будет'),
  }
}

async function found(query: string): Promise<(number | null)[]> {
  const { postInfoList, paging } = await desk.client.call(postEndpoints.searchPosts, {
    body: { query },
  })
  expect(paging.total).toBe(postInfoList.length)
  return postInfoList.map(({ vitrinaPost }) => vitrinaPost.id).sort()
}

type Name = keyof Awaited<ReturnType<typeof aLibrary>>

test.each<[string, string, Name[]]>([
  ['the name of its product', 'Кокон', ['withVase']],
  ['the name of its product or its own text', 'ваза', ['withVase', 'ofVase']],
  ['another form of the name', 'вазы кокон', ['withVase']],
  ['the brand', 'лен и глина', ['withVase', 'withTall', 'withMug']],
  ['the SKU', 'VZ-201', ['withVase']],
  ['the SKU typed on the other keyboard layout', 'МЯ201', ['withVase']],
  ['the beginning of several SKUs', 'VZ-20', ['withVase', 'withTall']],
  ['a SKU with which another SKU begins', '76', ['withMug']],
  ['the link to its product', 'https://shop.test/products/76?utm_source=vk', ['withMug']],
  ['its own text', 'завтрак', ['withMug']],
])('finds a post by %s: %s', async (_what, query, names) => {
  const library = await aLibrary()
  expect(await found(query)).toEqual(names.map((name) => library[name]).sort())
})

test('lists the post with the searched number first, before posts whose text contains it, in either sort order', async () => {
  const { ofVase } = await aLibrary()
  const named = []
  for (const provider_created_at of [1, Date.now()]) {
    const text = `Пост № ${ofVase} из 100`
    named.push((await aPost(desk.world, desk.shop, { text, provider_created_at })).id)
  }
  const [older, newer] = named
  for (const query of [`Пост № ${ofVase}`, `№ ${ofVase}`, `${ofVase}`]) {
    for (const asc of [true, false]) {
      const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, {
        body: { query, order: { field: 'providerCreatedAt', asc } },
      })
      const others = asc ? [older, newer] : [newer, older]
      expect(postInfoList.map(({ vitrinaPost }) => vitrinaPost.id)).toEqual([ofVase, ...others])
    }
  }
  expect(await found(`Post #${ofVase}`)).toEqual([ofVase])
  expect(await found('9'.repeat(15))).toEqual([])
  expect(await found('9'.repeat(40))).toEqual([])
})

test.each([
  ['a misspelled name', 'кокин'],
  ['two words of which only one matches', 'ваза зеленая'],
  ['a SKU among other words', 'скидка VZ-201'],
  ['a single letter', 'л'],
  ['a character that no name has', '_'],
])('finds no post by %s: %s', async (_what, query) => {
  await aLibrary()
  expect(await found(query)).toEqual([])
})

test('does not find posts by products of other accounts', async () => {
  await aLibrary()
  const other = await anAccount(desk.world, 'other')
  const theirs = await aProduct(desk.world, other, { article: 'QX-900', name: 'Торшер' })
  await aPost(desk.world, other, { text: 'Свет', products: [theirs] })
  for (const query of ['торшер', 'QX-900']) expect(await found(query)).toEqual([])
})

test('selects all posts that a search by a product’s SKU finds', async () => {
  const { withVase } = await aLibrary()
  const { postList, total } = await desk.client.call(libraryEndpoints.choosePosts, {
    body: { query: 'VZ-201', filter: { hasProduct: true } },
  })
  expect([total, postList[0]?.vitrinaPost.id]).toEqual([1, withVase])
})
