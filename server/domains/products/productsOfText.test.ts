import { productsOfText } from './productsOfText'

/** Products of these names, numbered from 1. */
const products = (...names: string[]) =>
  names.map((words, index) => ({ id: index + 1, words: words.toLowerCase(), inStock: true }))

test.each([
  ['Купили подушек', 'Подушка'],
  ['С льняными шторами', 'Плед льняного цвета'],
  ['Собрали набор 12в1', 'Гриль 12в1'],
  ['Игрушками играют', 'Игрушка'],
])('%s matches %s', (text, name) => {
  expect(productsOfText(text, products(name))).toEqual([1])
})

test.each([
  ['Пришёл водопроводчик', 'Вода'],
  ['Воды!', 'Водопроводчик'],
  ['Сторож у ворот', 'Столик'],
  ['Красивого вечера', 'Красноречие'],
  ['Скидки', 'Непроливайка'],
  ['Набор за 1200', 'Коробка 1200'],
])('%s does not match %s', (text, name) => {
  expect(productsOfText(text, products(name))).toEqual([])
})

test('counts several forms of a word as one', () => {
  const [mug, vase] = [1, 2]
  const found = productsOfText('Кружка, кружки и ваза', products('Кружка большая', 'Ваза'))
  // Their scores are equal, so that the shorter name is first.
  expect(found).toEqual([vase, mug])
})

test('scores a word that a third of the products have, and ignores a more frequent one', () => {
  const catalogue = (mugs: number) =>
    products(...Array.from({ length: 33 }, (_, index) => (index < mugs ? 'Кружка' : 'Ваза')))
  expect(productsOfText('Кружка', catalogue(11))).toHaveLength(11)
  expect(productsOfText('Кружка', catalogue(12))).toEqual([])
})

test('scores a word of all products when there are few', () => {
  const few = products(...Array.from({ length: 10 }, () => 'Кружка'))
  expect(productsOfText('Кружка', few)).toHaveLength(10)
})

test('compares the first three hundred words of a very long text', () => {
  const filler = (count: number) =>
    Array.from({ length: count }, (_, index) => `слово${index + 100}`).join(' ')
  expect(productsOfText(`${filler(299)} кружка`, products('Кружка'))).toEqual([1])
  expect(productsOfText(`${filler(300)} кружка`, products('Кружка'))).toEqual([])
})
