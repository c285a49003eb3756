import { HEADERS, headerKey } from './columnFields'
import { tableColumns } from './readTable'

test.each([
  ['Image_Link', 'image link'],
  ['g:image_link', 'image link'],
  ['\ufeffID', 'id'],
  ['Цена, руб.', 'цена'],
  ['Цена (розничная)', 'цена'],
  ['  Всё   подряд ', 'все подряд'],
  ['Фото 12', 'фото'],
  ['picture2', 'picture'],
  ['Кол-во', 'кол во'],
  ['shipping(country:price)', 'shipping'],
])('reads the header %j as %j', (header, key) => {
  expect(headerKey(header)).toBe(key)
})

test('the test’s table contains known headers in their normalized form', () => {
  for (const name of Object.values(HEADERS).flat()) expect(headerKey(name)).toBe(name)
})

const fieldsOf = (...header: string[]) =>
  tableColumns(header)
    .shown()
    .map(({ field }) => field)

test('assigns one field to each column, and each field to its best column', () => {
  expect(fieldsOf('sku', 'id', 'title', 'name')).toEqual(['vendorCode', 'id', 'name', null])
  expect(fieldsOf('Артикул', 'Код', 'Название')).toEqual(['vendorCode', 'id', 'name'])
  expect(fieldsOf('Артикул', 'Название')).toEqual(['id', 'name'])
  expect(fieldsOf('price', 'Цена', 'old_price')).toEqual(['price', null, 'oldPrice'])
  expect(fieldsOf('Фото 2', 'Фото 1', 'picture')).toEqual(['picture', 'picture', 'picture'])
})

test('treats missing cells of a row as empty', () => {
  const { cell, cells } = tableColumns(['id', 'picture', 'image', 'name'])
  expect(cell(['1'], 'name')).toBe('')
  expect(cell(['1'], 'brand')).toBe('')
  expect(cells(['1', 'a.jpg'], 'picture', 'morePictures')).toEqual(['a.jpg', ''])
})
