import { productEndpoints } from '@/contract/endpoints/products'
import { LIMITS } from '@/contract/limits'
import { anAccount, aProduct } from '../../../test/server/factories'
import { openShop } from '../../../test/server/shopDesk'
import { productsOfText } from './productsOfText'

/** Products of these names, numbered from 1. */
const products = (...names: string[]) =>
  names.map((words, index) => ({ id: index + 1, words: words.toLowerCase(), inStock: true }))

test.each([
  ['Купили подушек', 'Подушка'],
  ['С льняными шторами', 'Плед льняного цвета'],
  ['Собрали набор 12в1', 'Гриль 12в1'],
  ['Игрушками играют', 'Игрушка'],
])('the text %s matches the product %s', (text, name) => {
  expect(productsOfText(text, products(name))).toEqual([1])
})

test.each([
  ['Пришёл водопроводчик', 'Вода'],
  ['Воды!', 'Водопроводчик'],
  ['Сторож у ворот', 'Столик'],
  ['Красивого вечера', 'Красноречие'],
  ['Скидки', 'Непроливайка'],
  ['Набор за 1200', 'Коробка 1200'],
])('the text %s does not match the product %s', (text, name) => {
  expect(productsOfText(text, products(name))).toEqual([])
})

test('counts several forms of a word as one match', () => {
  const [mug, vase] = [1, 2]
  const found = productsOfText('Кружка, кружки и ваза', products('Кружка большая', 'Ваза'))
  // Their scores are equal, so that the shorter name is first.
  expect(found).toEqual([vase, mug])
})

test('counts a word that a third of the products contain, and ignores a more frequent word', () => {
  const catalogue = (mugs: number) =>
    products(...Array.from({ length: 33 }, (_, index) => (index < mugs ? 'Кружка' : 'Ваза')))
  expect(productsOfText('Кружка', catalogue(11))).toHaveLength(11)
  expect(productsOfText('Кружка', catalogue(12))).toEqual([])
})

test('matches a word that all products contain when the catalogue is small', () => {
  const few = products(...Array.from({ length: 10 }, () => 'Кружка'))
  expect(productsOfText('Кружка', few)).toHaveLength(10)
})

test('compares only the first three hundred words of a very long text', () => {
  const filler = (count: number) =>
    Array.from({ length: count }, (_, index) => `слово${index + 100}`).join(' ')
  expect(productsOfText(`${filler(299)} кружка`, products('Кружка'))).toEqual([1])
  expect(productsOfText(`${filler(300)} кружка`, products('Кружка'))).toEqual([])
})

const desk = openShop()

const CATALOGUE = [
  ['MUG-1', 'Кружка «Утро»', 'Лён и глина'],
  ['MUG-2', 'Кружка для путешествий', 'Лён и глина'],
  ['VZ-10432', 'Ваза «Капля»', 'Лён и глина'],
  ['CND-1', 'Scented candle', 'Hearth'],
  ['CND-2', 'Candle holder for two', 'Hearth'],
  ['TEA-1', 'Чай с чабрецом', 'Лён и глина'],
  ['PL-5', 'Плед 130×180', 'Лён и глина'],
] as const

async function sellAll() {
  for (const [article, name, brand] of CATALOGUE) {
    await aProduct(desk.world, desk.shop, { article, name, brand })
  }
}
const suggest = async (text: string) => {
  const { skuList } = await desk.client.call(productEndpoints.suggestProducts, { body: { text } })
  return skuList.map(({ article }) => article)
}

test.each([
  ['Пьём из новых кружек? Нет, из одной любимой кружки утром', ['MUG-1', 'MUG-2']],
  ['Поставили ветки сосны в вазу', ['VZ-10432']],
  ['Под пледом — чай!', ['PL-5', 'TEA-1']],
  ['#ПЛЕД', ['PL-5']],
  ['Evenings with candles', ['CND-1', 'CND-2']],
  ['Артикул VZ-10432 снова в наличии', ['VZ-10432']],
  ['A holder of candles', ['CND-2', 'CND-1']],
])('the text %s suggests %j', async (text, articles) => {
  await sellAll()
  expect((await suggest(text)).sort()).toEqual([...articles].sort())
  expect((await suggest(text))[0]).toBe(articles[0])
})

test.each([
  ['an empty text', ''],
  ['a blank text', ' \n '],
  ['words that no product has', 'Скидки до воскресенья'],
  ['function words only', 'Это для всех, или без нас? For you and with you'],
  ['words that only contain parts of product words', 'Случайно отличная смазка'],
  ['numbers only', '130 на 180, 2026'],
  ['punctuation and emoji only', '%%%___\\\\ \u{1F600}'],
])('suggests nothing for %s', async (_what, text) => {
  await sellAll()
  expect(await suggest(text)).toEqual([])
})

test('sorts products that match a rare word first, then those in stock', async () => {
  await sellAll()
  expect((await suggest('Утро, и кружка полна'))[0]).toBe('MUG-1')
  const { id } = await aProduct(desk.world, desk.shop, { article: 'MUG-9', name: 'Кружка' })
  expect((await suggest('кружка'))[0]).toBe('MUG-9')
  await desk.world.db.updateTable('sku').set({ in_stock: 0 }).where('id', '=', id).execute()
  expect(await suggest('кружка')).toEqual(['MUG-2', 'MUG-1', 'MUG-9'])
})

test('ignores words that every product contains, and suggests twenty products at most', async () => {
  for (let count = 0; count < 90; count += 1) {
    const kind = count < 25 ? 'Миска' : 'Блюдо'
    await aProduct(desk.world, desk.shop, { article: `A${count}`, name: `${kind} ${count}` })
  }
  expect(await suggest('Лён и глина, лён и глина')).toEqual([])
  expect(await suggest('Миски')).toHaveLength(20)
})

test('does not suggest another account’s products', async () => {
  await aProduct(desk.world, await anAccount(desk.world, 'other'), { name: 'Кружка' })
  expect(await suggest('кружка')).toEqual([])
})

test('treats hostile text like any other text, and refuses text over the limit', async () => {
  await sellAll()
  const words = Array.from({ length: LIMITS.postText / 5 }, (_, index) => `к${index}к`).join(' ')
  for (const text of ['\u0301'.repeat(LIMITS.postText), 'к'.repeat(LIMITS.postText), words]) {
    expect(await suggest(text.slice(0, LIMITS.postText))).toEqual([])
  }
  const tooLong = { text: 'к'.repeat(LIMITS.postText + 1) }
  expect(
    await desk.client.attempt(productEndpoints.suggestProducts, { body: tooLong }),
  ).toMatchObject({ error: { code: 'too-long' } })
})
