import { libraryEndpoints } from '@/contract/endpoints/library'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { postEndpoints } from '@/contract/endpoints/posts'
import { productEndpoints } from '@/contract/endpoints/products'
import type { PostInfo } from '@/contract/entities/posts/post'
import { aMedia } from '../../../../test/server/factories'
import { aProduct } from '../../../../test/server/productFactories'
import { openShop } from '../../../../test/server/shopDesk'
import { productsNamed } from '../../products/productsNamed'

const desk = openShop()

const named = async (text: string) => {
  const ids = await productsNamed(desk.world.db, desk.shop.id, text)
  const rows = await desk.world.db.selectFrom('sku').select(['id', 'article']).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.article)
}

const product = (article: string, name: string, changes = {}) =>
  aProduct(desk.world, desk.shop, {
    article,
    name,
    link: `https://shop.test/p/${article}`,
    ...changes,
  })

describe('products named by a text', () => {
  beforeEach(async () => {
    await product('LG-101', 'Ваза «Лесное озеро» 30 см')
    await product('LG-102', 'Плед льняной серый 140×200')
    await product('40817', 'Кувшин')
    await product('2024', 'Тарелка плоская')
    await product('КР-77', 'Кресло «Бергамо»')
  })

  test.each([
    ['an inflected name', 'Поставили цветы в вазу «Лесное Озеро» — и стало лучше', ['LG-101']],
    ['the words of a name in any order', 'серый, мягкий, льняной… это наш плед!', ['LG-102']],
    ['a SKU', 'Артикул: lg101, успейте', ['LG-101']],
    ['a SKU in letters of the other alphabet', 'арт. KP-77', ['КР-77']],
    ['a link', 'Тут: https://www.shop.test/p/40817?utm_source=vk.', ['40817']],
    ['a name and a SKU, the SKU first', 'Плед льняной серый и LG-101', ['LG-101', 'LG-102']],
    ['a single word of a name: none', 'Купили новую вазу', []],
    ['a common word: none', 'Какой чудесный кувшин', []],
    ['a year: none', 'Итоги 2024 года', []],
    ['a blank text: none', '  ', []],
    ['a link to another shop: none', 'https://other.test/p/40817', []],
    ['a hostile text: none', `${'https://'.repeat(3000)} ' OR 1=1 -- \u{1F600}`, []],
  ])('are found by %s', async (_, text, articles) => {
    expect(await named(text)).toEqual(articles)
  })

  test('include neither a sold-out variant beside one in stock, nor a product that has left the catalogue', async () => {
    await product('V-1', 'Чашка «Иней» синяя', { group_id: 'inej', in_stock: 0 })
    await product('V-2', 'Чашка «Иней» белая', { group_id: 'inej' })
    await product('V-3', 'Поднос «Иней» дубовый', { left_at: 1 })
    expect(await named('Чашка Иней, синяя и белая, поднос Иней дубовый')).toEqual(['V-2'])
  })

  test('are found by the whole link where links of products differ only in their query or hash', async () => {
    for (const id of ['17', '18', '19']) {
      const link = `https://old.test/product.php?id=${id}`
      await product(`OLD-${id}`, `Товар номер ${id}`, { link })
      await product(`TILDA-${id}`, `Вещь номер ${id}`, { link: `https://tilda.test/#!/p/${id}` })
    }
    expect(await named('https://old.test/product.php?id=18&utm_source=vk')).toEqual(['OLD-18'])
    expect(await named('https://old.test/product.php')).toEqual([])
    expect(await named('https://tilda.test/#!/p/19')).toEqual(['TILDA-19'])
    expect(await named('Заходите: https://tilda.test/')).toEqual([])
  })

  test('are not found by a page that many products share', async () => {
    for (const id of ['1', '2'])
      await product(`H-${id}`, `Лампа ${id}`, { link: 'https://home.test/' })
    expect(await named('Всё на https://home.test')).toEqual([])
  })

  test('do not belong to another account', async () => {
    expect(await productsNamed(desk.world.db, desk.shop.id + 1, 'LG-101')).toEqual([])
  })
})

async function upload(caption: string): Promise<PostInfo> {
  const { id } = await aMedia(desk.world, desk.shop)
  const { postInfo } = await desk.client.call(postMediaEndpoints.createUploadedPost, {
    body: { username: 'shop', mediaList: [id], caption, albumList: [] },
  })
  return postInfo
}

const setMode = (auto_markup_mode: 'off' | 'suggest' | 'mark') =>
  desk.world.db
    .updateTable('source')
    .set({ auto_markup_mode })
    .where('type', '=', 'upload')
    .execute()

const suggested = async (hasSuggestion: boolean) =>
  (await desk.client.call(postEndpoints.searchPosts, { body: { filter: { hasSuggestion } } }))
    .postInfoList.length

describe('a new post', () => {
  beforeEach(async () => {
    await product('LG-101', 'Ваза «Лесное озеро» 30 см')
    await product('LG-102', 'Плед льняной серый')
  })
  const TEXT = 'Плед льняной серый рядом с LG-101'

  test('has neither marks nor suggestions when its source has no marking mode', async () => {
    expect((await upload(TEXT)).media[0]?.linkList).toEqual([])
    expect(await suggested(true)).toBe(0)
    expect(await suggested(false)).toBe(1)
  })

  test('gets its products marked side by side on the first picture', async () => {
    await setMode('mark')
    const { media, vitrinaPost } = await upload(TEXT)
    expect(media[0]?.linkList.map(({ title, marker }) => [title, marker])).toEqual([
      ['Ваза «Лесное озеро» 30 см', { x: 33, y: 50, show: true }],
      ['Плед льняной серый', { x: 67, y: 50, show: true }],
    ])
    expect(vitrinaPost.hasSuggestion).toBeUndefined()
  })

  test('can be filtered by its suggestions', async () => {
    await setMode('suggest')
    const post = await upload(TEXT)
    expect(post.media[0]?.linkList).toEqual([])
    expect(post.vitrinaPost.hasSuggestion).toBe(true)
    expect(await suggested(true)).toBe(1)
    const { skuList } = await desk.client.call(productEndpoints.suggestProducts, {
      body: { text: TEXT },
    })
    expect(skuList.slice(0, 2).map(({ article }) => article)).toEqual(['LG-101', 'LG-102'])
  })

  test('loses a suggestion when its product is deleted, and all when the post is deleted', async () => {
    await setMode('suggest')
    const post = await upload(TEXT)
    await desk.world.db.deleteFrom('sku').where('article', '=', 'LG-101').execute()
    const left = () => desk.world.db.selectFrom('post_suggestion').selectAll().execute()
    expect(await left()).toHaveLength(1)
    await desk.client.call(libraryEndpoints.updatePosts, {
      body: { postList: [post.vitrinaPost.id!], change: { type: 'delete' } },
    })
    expect(await left()).toEqual([])
  })
})
