import { item, readWhole, rss, yml, ymlOffer } from '../../test/feeds/feeds'
import type { FeedOffer } from './feedOffer'

/** The only offer of a feed. */
async function only(feed: string | Uint8Array): Promise<FeedOffer> {
  const { offers } = await readWhole(feed)
  expect(offers).toHaveLength(1)
  return offers[0]!
}

describe('categories', () => {
  const paths = async (categories: string, id: string) =>
    (
      await only(
        yml(ymlOffer(`<categoryId>${id}</categoryId>`), `<categories>${categories}</categories>`),
      )
    ).category

  test('handles cycles, a category that is its own parent, and a missing parent', async () => {
    const ring =
      '<category id="1" parentId="2">А</category><category id="2" parentId="1">Б</category>'
    expect(await paths(ring, '1')).toEqual(['Б', 'А'])
    expect(await paths('<category id="1" parentId="1">А</category>', '1')).toEqual(['А'])
    expect(await paths('<category id="1" parentId="0">А</category>', '1')).toEqual(['А'])
  })

  test('returns no category for a missing, an empty or an unknown id', async () => {
    expect(await paths('', '1')).toEqual([])
    expect(await paths('<category id="1">А</category>', '')).toEqual([])
    expect(await paths('<category id="1">А</category>', '2')).toEqual([])
    expect((await only(yml(ymlOffer()))).category).toEqual([])
  })

  test('uses the first known category of several', async () => {
    const { category } = await only(
      yml(
        ymlOffer('<categoryId>9</categoryId><categoryId> 1 </categoryId>'),
        '<categories><category id="1">А</category></categories>',
      ),
    )
    expect(category).toEqual(['А'])
  })
})

describe('money', () => {
  test.each([
    ['<price>1490</price><oldprice>1990</oldprice>', 149_000, 199_000],
    ['<price>1490</price><old_price>1990</old_price>', 149_000, 199_000],
    ['<price>1490</price><oldprice>1490</oldprice>', 149_000, null],
    ['<price>1490</price><oldprice>0</oldprice>', 149_000, null],
    ['<price></price><oldprice>1990</oldprice>', null, null],
    ['<price>0</price>', null, null],
    ['<price from="true">500</price>', 50_000, null],
    ['', null, null],
  ])('reads the price in %s', async (fields, price, oldPrice) => {
    expect(await only(yml(ymlOffer(fields)))).toMatchObject({ price, oldPrice })
  })

  test('ignores a sale price that is not lower', async () => {
    const { price, oldPrice } = await only(
      rss(item('<g:price>10 EUR</g:price><g:sale_price>12 EUR</g:sale_price>')),
    )
    expect([price, oldPrice]).toEqual([1_000, null])
  })

  test.each([
    ['<currencyId>RUR</currencyId>', '', 'rub'],
    ['<currencyId>KZT</currencyId>', '', 'kzt'],
    [
      '',
      '<currencies><currency id="UAH" rate="1"/><currency id="USD" rate="41"/></currencies>',
      'uah',
    ],
    ['', '', 'rub'],
    ['<currencyId>???</currencyId>', '', 'rub'],
  ])(
    'reads the currency of the offer “%s” in a feed with “%s”',
    async (fields, before, currency) => {
      expect((await only(yml(ymlOffer(fields), before))).currency).toBe(currency)
    },
  )
})

describe('stock', () => {
  test.each([
    ['', 'id="1" available="true"', true],
    ['', 'id="1" available="false"', false],
    ['', 'id="1"', true],
    ['<available>false</available>', 'id="1"', false],
    ['<count>9999</count>', 'id="1"', true],
    ['<count>0</count>', 'id="1"', false],
    ['<count>0</count>', 'id="1" available="true"', true],
  ])('reads YML stock: %s with %s', async (fields, attributes, isInStock) => {
    expect((await only(yml(ymlOffer(fields, attributes)))).isInStock).toBe(isInStock)
  })

  test.each([
    ['in stock', true],
    ['\n in_stock\n', true],
    ['https://schema.org/InStock', true],
    ['out of stock', false],
    ['out_of_stock', false],
    ['http://schema.org/OutOfStock', false],
    ['preorder', false],
    ['backorder', false],
  ])('reads Google stock: %s', async (word, isInStock) => {
    const offer = await only(rss(item(`<g:availability>${word}</g:availability>`)))
    expect(offer.isInStock).toBe(isInStock)
  })
})

describe('pictures and addresses', () => {
  test('returns at most ten valid addresses, each once', async () => {
    const pictures = Array.from({ length: 14 }, (_, at) => `<picture>/p/${at}.jpg</picture>`)
    const offer = await only(
      yml(
        ymlOffer(
          `<picture>data:image/png;base64,AA</picture><picture></picture><picture>/p/0.jpg</picture>${pictures.join('')}`,
        ),
      ),
    )
    expect(offer.pictures).toEqual(
      Array.from({ length: 10 }, (_, at) => `https://shop.test/p/${at}.jpg`),
    )
  })

  test.each([
    ['/p/1', 'https://shop.test/p/1'],
    ['//cdn.test/p/1', 'https://cdn.test/p/1'],
    ['shop.test/p/1', 'https://shop.test/p/1'],
    ['www.shop.test/p/1', 'https://www.shop.test/p/1'],
    ['HTTP://Shop.test/стол дуб', 'http://shop.test/%D1%81%D1%82%D0%BE%D0%BB%20%D0%B4%D1%83%D0%B1'],
    ['\n https://shop.test/p/1 \n', 'https://shop.test/p/1'],
  ])('resolves %s to %s', async (written, link) => {
    expect((await only(yml(ymlOffer().replace('https://shop.test/1', written)))).link).toBe(link)
  })

  test.each([
    'javascript:alert(1)',
    'ftp://shop.test/1',
    'https://me:secret@shop.test/1',
    'http://',
  ])('leaves out the address %s', async (written) => {
    const { offers, rejected } = await readWhole(
      yml(ymlOffer().replace('https://shop.test/1', written) + ymlOffer('', 'id="2"')),
    )
    expect(offers.map(({ id }) => id)).toEqual(['2'])
    expect(rejected).toEqual([{ kind: 'rejected', line: 3, id: '1', reason: 'wrong-link' }])
  })
})

describe('rejected offers', () => {
  const offer = (id: string, name: string, link: string) =>
    `<offer id="${id}"><name>${name}</name><url>${link}</url></offer>\n`
  const good = offer('good', 'Кружка', 'https://shop.test/1')

  test.each([
    ['no-id', null, offer(' ', 'Кружка', 'https://shop.test/1')],
    ['no-name', '2', offer('2', ' ', 'https://shop.test/1')],
    ['no-link', '2', offer('2', 'Кружка', '')],
    ['too-long', 'x'.repeat(100), offer('x'.repeat(101), 'Кружка', 'https://shop.test/1')],
    ['too-long', '2', offer('2', 'x'.repeat(501), 'https://shop.test/1')],
    ['too-long', '2', offer('2', 'Кружка', `https://shop.test/${'x'.repeat(2000)}`)],
    ['repeated-id', 'good', offer('good', 'Другая', 'https://shop.test/2')],
  ])('rejects an offer: %s, id %j', async (reason, id, left) => {
    const { offers, rejected, facts } = await readWhole(yml(good + left))
    expect(offers.map(({ name }) => name)).toEqual(['Кружка'])
    expect(rejected).toEqual([{ kind: 'rejected', line: 4, id, reason }])
    expect(facts).toMatchObject({ offers: 1, rejected: 1 })
  })

  test('uses the first usable one of several offers with the same id', async () => {
    const { offers, rejected } = await readWhole(
      yml(offer('a', 'Без ссылки', '') + offer('a', 'Первая', '/1') + offer('a', 'Вторая', '/2')),
    )
    expect(offers.map(({ name }) => name)).toEqual(['Первая'])
    expect(rejected.map(({ reason }) => reason)).toEqual(['no-link', 'repeated-id'])
  })

  test('accepts ids with spaces, slashes and 49 characters', async () => {
    const long = '0123456789'.repeat(5).slice(1)
    const { offers } = await readWhole(
      yml([' a  b/c ', long].map((id) => offer(id, 'Кружка', '/1')).join('')),
    )
    expect(offers.map(({ id }) => id)).toEqual(['a b/c', long])
  })

  test('truncates a long brand and a long code without splitting a character', async () => {
    const { brand, vendorCode, groupId } = await only(
      yml(
        ymlOffer(
          `<vendor>${'x'.repeat(199)}😀</vendor><vendorCode>${'y'.repeat(300)}</vendorCode>`,
          `id="1" group_id="${'z'.repeat(101)}"`,
        ),
      ),
    )
    expect(brand).toBe('x'.repeat(199))
    expect(vendorCode).toBe('y'.repeat(100))
    expect(groupId).toBeNull()
  })
})
