import { gzipSync } from 'node:zlib'
import {
  BASE,
  failureOf,
  item,
  readWhole,
  rss,
  windows1251,
  yml,
  ymlOffer,
} from '../../test/feeds/feeds'
import { readFeed } from './readFeed'

describe('content that is not a feed', () => {
  test.each([
    ['an HTML page', '<!DOCTYPE html>\n<html><body>Каталог</body></html>', 'html'],
    ['an XHTML page', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
    [
      'a page that follows a server’s warning',
      'Warning: mysql in <b>/a.php</b>\n<html></html>',
      'html',
    ],
    ['a fragment of HTML', '<div>Нет доступа</div>', 'html'],
    [
      'a sign-in page',
      '<html><form><input name="login"><input id="p" type="password"></form></html>',
      'sign-in',
    ],
    ['JSON', ' {"error":"not found"}', 'json'],
    ['a JSON list', '[{"id":1}]', 'json'],
    ['ZIP or XLSX', 'PK\u0003\u0004\u0014\0\0\0', 'file'],
    ['PDF', '%PDF-1.7', 'file'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0', 'binary'],
    ['a sitemap', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'sitemap'],
    ['CommerceML', '<КоммерческаяИнформация ВерсияСхемы="2.05"/>', 'commerceml'],
    ['other XML', '<prices><price/></prices>', 'other-xml'],
    ['plain text', 'Not found', 'no-columns'],
    ['a table of other data', 'день;посетители\n1;2\n', 'no-columns'],
    ['a table without ids', 'название;цена;ссылка\nа;1;/1', 'no-id-column'],
    ['a table without names', 'id;цена;ссылка\n1;1;/1', 'no-name-column'],
    ['a table without links', 'id;название;цена\n1;а;1', 'no-link-column'],
  ])('rejects %s', async (_name, text, detail) => {
    expect(await failureOf(text)).toMatchObject({ kind: 'not-a-feed', detail })
  })

  test.each([
    ['no bytes', ''],
    ['whitespace only', ' \r\n\t'],
    ['a YML feed without offers', yml('')],
    ['an RSS feed without items', rss('')],
    ['a table with only a header', 'id;название;ссылка\n'],
  ])('rejects an empty feed: %s', async (_name, text) => {
    expect(await failureOf(text)).toMatchObject({ kind: 'empty' })
  })

  test.each([
    ['a table of labels', 'id\tcustom label 0\n1\tлето\n'],
    ['a table of prices', 'id,price,availability\n1,10 EUR,in stock\n'],
    [
      'RSS with labels',
      rss('<item><g:id>1</g:id><g:custom_label_0>лето</g:custom_label_0></item>'),
    ],
  ])('recognises a supplemental feed, which lacks product data: %s', async (_name, text) => {
    expect(await failureOf(text)).toMatchObject({ kind: 'supplemental' })
  })

  test('names the problem of the first offer when all offers are unusable', async () => {
    const news = '<item><title>Мы открылись</title><link>https://shop.test/news/1</link></item>'
    expect(await failureOf(rss(news.repeat(90)))).toMatchObject({
      kind: 'unusable',
      detail: 'no-id',
      line: expect.any(Number) as number,
    })
  })

  test('rejects an unknown encoding by its name', async () => {
    const feed = yml(ymlOffer()).replace('UTF-8', 'klingon-1')
    expect(await failureOf(feed)).toMatchObject({ kind: 'unknown-encoding', detail: 'klingon-1' })
  })
})

describe('broken feeds', () => {
  test('reports the position of broken XML', async () => {
    const feed = yml(`${ymlOffer()}\n<offer id="2"><name>Стол</nome></offer>\n${ymlOffer()}`)
    expect(await failureOf(feed)).toEqual({
      kind: 'broken-xml',
      detail: 'unexpected close tag.',
      line: 4,
      column: 32,
    })
  })

  test('counts lines through blank lines, comments and CDATA', async () => {
    const feed = `\n\n${yml(`<!-- one\ntwo -->\n${ymlOffer('<vendor><![CDATA[a\nb]]></vendor>')}\n<<`)}`
    expect(await failureOf(feed)).toMatchObject({ kind: 'broken-xml', line: 9 })
  })

  test.each([
    ['within an offer', (feed: string) => feed.slice(0, feed.indexOf('</name>'))],
    ['within a tag', (feed: string) => feed.slice(0, feed.indexOf('ame>'))],
    ['after the last offer', (feed: string) => feed.slice(0, feed.indexOf('</offers>'))],
    ['within a comment', (feed: string) => feed.replace('</offers>', '<!--')],
    ['within CDATA', (feed: string) => feed.replace('</offers>', '<![CDATA[')],
  ])('rejects truncated XML: %s', async (_name, cut) => {
    expect(await failureOf(cut(yml(ymlOffer())))).toMatchObject({ kind: 'cut' })
  })

  test('rejects truncated gzip', async () => {
    const bytes = gzipSync(yml(ymlOffer()))
    expect(await failureOf(bytes.subarray(0, -9))).toMatchObject({ kind: 'cut' })
    expect(await failureOf(bytes.subarray(0, 5))).toMatchObject({ kind: 'cut' })
  })

  test.each([
    ['with changed bytes', (bytes: Buffer) => bytes.fill(0xff, 12, 30)],
    ['with bytes after its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')])],
  ])('rejects gzip %s', async (_name, damage) => {
    const bytes = damage(gzipSync(yml(ymlOffer())))
    expect(await failureOf(bytes)).toMatchObject({ kind: 'broken-archive' })
  })

  test('reports the start of an unclosed quote', async () => {
    const table = 'id;название;ссылка\n1;Стол;/1\n2;"Стул;/2\n3;Пуф;/3\n'
    expect(await failureOf(table)).toMatchObject({ kind: 'broken-csv', line: 3 })
  })

  test('rejects text before the XML', async () => {
    expect(await failureOf(`Notice: undefined index\n${yml(ymlOffer())}`)).toMatchObject({
      kind: 'broken-xml',
      line: 1,
    })
  })

  test('rethrows an error of the source', async () => {
    const lost = new Error('the connection is lost')
    async function* source(bytes: Uint8Array) {
      yield bytes
      throw lost
    }
    await expect(readWhole(source(Buffer.from(yml(ymlOffer()).slice(0, 200))))).rejects.toBe(lost)
    const packed = gzipSync(yml(ymlOffer())).subarray(0, -9)
    await expect(readWhole(source(packed))).rejects.toBe(lost)
  })

  test.each([
    ['plain', (piece: string) => Buffer.from(piece)],
    ['packed', (piece: string) => gzipSync(piece)],
  ])('closes the source when the reader stops early: %s', async (_name, pack) => {
    let isClosed = false
    async function* source() {
      try {
        yield pack(yml(ymlOffer()).split('</offers>')[0]!)
        for (;;) yield pack(ymlOffer('', 'id="2"').repeat(100))
      } finally {
        isClosed = true
      }
    }
    for await (const entry of readFeed(source(), { baseUrl: BASE })) {
      expect(entry).toMatchObject({ kind: 'offer', offer: { id: '1' } })
      break
    }
    expect(isClosed).toBe(true)
  })
})

describe('tables', () => {
  test('skips titles above the header, blank lines and empty rows', async () => {
    const { offers, lines } = await readWhole(
      'Прайс-лист\n\nот 23.11.2026;;\nid;название;ссылка\n\n;;\n1;Стол;/1\n',
    )
    expect(offers).toHaveLength(1)
    expect(lines).toEqual([7])
  })

  test.each([
    ['sep=;\nid;название;ссылка\n1;Стол, дуб;/1\n'],
    ['id,название,ссылка\n1,"Стол, дуб",/1\n'],
    ['"id"|"название"|"ссылка"\n"1"|"Стол, дуб"|"/1"\n'],
    ['id\tназвание\tссылка\r1\tСтол, дуб\t/1'],
  ])('detects the separator by the header: %j', async (table) => {
    expect((await readWhole(table)).offers).toMatchObject([{ id: '1', name: 'Стол, дуб' }])
  })

  test('uses the SKU column as the id, or as the SKU where there is an id column', async () => {
    const alone = await readWhole('артикул;название;ссылка\nA-1;Стол;/1\n')
    expect(alone.offers).toMatchObject([{ id: 'A-1', vendorCode: '' }])
    const beside = await readWhole('артикул;id;название;ссылка\nA-1;7;Стол;/1\n')
    expect(beside.offers).toMatchObject([{ id: '7', vendorCode: 'A-1' }])
  })

  test('reads names of YML fields, windows-1251, and rows shorter than the header', async () => {
    const table =
      'id;available;url;typePrefix;vendor;model;category;price;oldprice;currencyId;picture\n' +
      '1;true;https://shop.test/1;Стул;Дуб;К-1;Мебель / Стулья;10;20;UAH;/1.jpg, /2.jpg\n' +
      '2;false;/2;;;К-2\n'
    const { offers } = await readWhole(windows1251(table))
    expect(offers).toMatchObject([
      {
        name: 'Стул Дуб К-1',
        category: ['Мебель', 'Стулья'],
        price: 1_000,
        oldPrice: 2_000,
        currency: 'uah',
        isInStock: true,
      },
      { name: 'К-2', isInStock: false, price: null },
    ])
  })

  test('reads the currency from the header', async () => {
    const { offers } = await readWhole('id,name,link,"Price, USD"\n1,Table,/1,"1,250.50"\n')
    expect(offers).toMatchObject([{ price: 125_050, currency: 'usd' }])
  })
})

test('leaves out an item without an id among offers', async () => {
  const { offers, rejected } = await readWhole(
    rss(`${item()}<item><title>Новость</title><link>https://shop.test/news</link></item>`),
  )
  expect(offers).toHaveLength(1)
  expect(rejected).toMatchObject([{ id: null, reason: 'no-id' }])
})
