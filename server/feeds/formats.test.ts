import { corpus, readWhole, windows1251 } from '../../test/feeds/feeds'

test('reads a simplified YML feed: names, money, pictures, categories in any order', async () => {
  const { offers, lines, rejected, facts } = await readWhole(corpus('simplified.yml.xml'))
  expect(rejected).toEqual([])
  expect(offers).toEqual([
    {
      id: 'KR-101',
      groupId: '501',
      name: 'Кружка «Туман», 320 мл',
      brand: 'Глина',
      vendorCode: 'MUG-101',
      price: 149_000,
      oldPrice: 199_050,
      currency: 'rub',
      isInStock: true,
      link: 'https://shop.test/mug?color=grey&utm_source=market',
      pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      category: ['Посуда & керамика', 'Кружки', 'Большие кружки'],
    },
    {
      id: 'KR-102',
      groupId: null,
      name: 'Кружка «Овёс»',
      brand: '',
      vendorCode: '',
      price: 2_500,
      oldPrice: null,
      currency: 'usd',
      isInStock: false,
      link: 'https://shop.test/mug-2',
      pictures: [],
      category: ['Посуда & керамика'],
    },
  ])
  expect(lines).toEqual([21, 35])
  expect(facts).toMatchObject({
    format: 'yml',
    encoding: 'utf-8',
    isGzip: false,
    offers: 2,
    rejected: 0,
    mendedAmpersands: 0,
    garbledNames: 0,
    columns: [],
  })
})

test('reads YML offers of the types vendor.model and mixed, with a name composed of their parts', async () => {
  const { offers } = await readWhole(corpus('vendor-model.yml.xml'))
  expect(offers.map(({ name, brand, isInStock }) => [name, brand, isInStock])).toEqual([
    ['Смартфон Apple iPhone 17', 'Apple', true],
    ['Apple Watch 11', 'Apple', true],
    ['Apple AirPods 5 белые', 'Apple', true],
  ])
})

test('reads Google Merchant RSS with and without a prefix, with the sale price and without shipping prices', async () => {
  const { offers, facts } = await readWhole(corpus('google.rss.xml'))
  expect(facts.format).toBe('google')
  expect(offers).toEqual([
    {
      id: 'MUG-1',
      groupId: 'MUG',
      name: 'Mug "Mist"',
      brand: 'Clay',
      vendorCode: 'M-320',
      price: 99_900,
      oldPrice: 129_900,
      currency: 'pln',
      isInStock: true,
      link: 'https://shop.test/mug',
      pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg', 'https://shop.test/3.jpg'],
      category: ['Home', 'Kitchen', 'Mugs'],
    },
    expect.objectContaining({
      id: 'BOWL-2',
      name: 'Bowl',
      price: 125_000,
      oldPrice: null,
      currency: 'sar',
      isInStock: false,
      link: 'https://shop.test/bowl',
    }),
  ])
})

test("reads Google Merchant Atom with its own prefix, the shop's id and the link to the page", async () => {
  const { offers } = await readWhole(corpus('google.atom.xml'))
  expect(offers).toEqual([
    expect.objectContaining({
      id: 'MUG-1',
      link: 'https://shop.test/mug',
      price: 1_250,
      currency: 'eur',
      isInStock: false,
      category: ['Home', 'Mugs'],
    }),
    expect.objectContaining({
      id: 'BOWL-2',
      link: 'https://shop.test/bowl',
      price: null,
      currency: 'eur',
      isInStock: true,
    }),
  ])
})

test("reads a table with Google's names, separated by tabs", async () => {
  const { offers, lines, facts } = await readWhole(corpus('google.tsv'))
  expect(facts.format).toBe('csv')
  expect(lines).toEqual([2])
  expect(offers).toEqual([
    expect.objectContaining({
      id: 'MUG-1',
      groupId: 'MUG',
      name: 'Mug "Mist"',
      price: 1_200,
      oldPrice: 1_500,
      currency: 'eur',
      isInStock: true,
      pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg', 'https://shop.test/3,4.jpg'],
    }),
  ])
  expect(facts.columns).toContainEqual({ header: 'image link', field: 'picture' })
  expect(facts.columns.at(-1)).toEqual({ header: 'shipping(country:price)', field: null })
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text), 'utf-8'],
  ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['windows-1251', windows1251, 'windows-1251'],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
])('reads a Russian spreadsheet table in %s', async (_name, encode, encoding) => {
  const text = corpus('russian.csv').toString().replace(', ₽', ', руб.').replaceAll('\n', '\r\n')
  const { offers, lines, rejected, facts } = await readWhole(encode(text))
  expect(facts.encoding).toBe(encoding)
  expect(offers).toEqual([
    expect.objectContaining({
      id: 'KR-101',
      name: 'Кружка "Туман"; 320 мл',
      brand: 'Глина',
      price: 149_000,
      oldPrice: 199_000,
      currency: 'rub',
      isInStock: true,
      pictures: ['https://shop.test/1.jpg', 'https://shop.test/2.jpg'],
      category: ['Посуда', 'Кружки'],
    }),
    expect.objectContaining({
      id: 'KR-102',
      name: 'Диван 24" синий',
      price: null,
      isInStock: false,
      pictures: [],
      category: ['Аудио/видео'],
    }),
    expect.objectContaining({
      id: 'KR-103',
      name: 'Пиала в две строки',
      isInStock: true,
      link: 'https://shop.test/3',
    }),
  ])
  expect(lines).toEqual([2, 3, 4])
  expect(rejected).toEqual([{ kind: 'rejected', line: 6, id: 'KR-104', reason: 'extra-cells' }])
})
