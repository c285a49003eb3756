import { gzipSync } from 'node:zlib'
import { item, readWhole, rss, windows1251, yml, ymlOffer } from '../../test/feeds/feeds'
import type { FeedOffer } from './feedOffer'

/** The only offer of a feed. */
async function only(feed: string | Uint8Array): Promise<FeedOffer> {
  const { offers } = await readWhole(feed)
  expect(offers).toHaveLength(1)
  return offers[0]!
}

describe('encodings', () => {
  const xml = (encoding: string) =>
    yml(ymlOffer()).replace('encoding="UTF-8"', `encoding="${encoding}"`)

  test.each([
    ['windows-1251', windows1251(xml('windows-1251')), 'windows-1251'],
    ['Windows1251', windows1251(xml('Windows1251')), 'windows-1251'],
    ['win-1251', windows1251(xml('win-1251')), 'windows-1251'],
    [
      'UTF-8 with a byte order mark that declares windows-1251',
      Buffer.from(`\ufeff${xml('windows-1251')}`),
      'utf-8',
    ],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without a byte order mark', Buffer.from(xml('UTF-16'), 'utf16le'), 'utf-16le'],
    ['big-endian UTF-16', Buffer.from(`\ufeff${xml('UTF-16')}`, 'utf16le').swap16(), 'utf-16be'],
    ['UTF-8 that declares UTF-16', Buffer.from(xml('utf-16')), 'utf-8'],
    ['UTF-8 that declares windows-1251', Buffer.from(xml('windows-1251')), 'utf-8'],
    ['windows-1251 that declares UTF-8', windows1251(xml('UTF-8')), 'windows-1251'],
    ['windows-1251 without a declaration', windows1251(xml('')), 'windows-1251'],
  ])('decodes %s', async (_name, bytes, encoding) => {
    const { offers, facts } = await readWhole(bytes)
    expect(offers.map(({ name }) => name)).toEqual(['Кружка'])
    expect(facts.encoding).toBe(encoding)
  })

  test('reads «Её» in windows-1251, whose bytes are valid UTF-8 too', async () => {
    const feed = xml('windows-1251').replaceAll('Кружка', 'Её')
    const latin = feed.replace(/[А-Яа-яё]+/gu, (word) => (word === 'Её' ? word : 'x'))
    expect((await only(windows1251(latin))).name).toBe('Её')
  })

  test.each([
    ['text/xml; charset="KOI8-R"', 'koi8-r', 'йПСФЙЮ'],
    ['text/xml; charset=ISO-8859-1', 'windows-1251', 'Кружка'],
    ['text/xml; charset=utf-16', 'windows-1251', 'Кружка'],
    ['text/xml; charset=nothing', 'windows-1251', 'Кружка'],
    ['', 'windows-1251', 'Кружка'],
  ])(
    'uses the encoding %s of the response when the feed declares none',
    async (contentType, encoding, name) => {
      const bytes = windows1251(xml(''))
      const { offers, facts } = await readWhole(bytes, { contentType })
      expect(facts.encoding).toBe(encoding)
      expect(offers[0]?.name).toBe(name)
      const table = windows1251('id;название;ссылка\n1;Кружка;/1\n')
      if (encoding === 'windows-1251') {
        expect((await readWhole(table, { contentType })).offers[0]?.name).toBe('Кружка')
      }
    },
  )

  test.each(['text/csv; charset=ISO-8859-1', 'text/csv; charset=windows-1251', 'text/csv'])(
    'detects UTF-8 although the response declares %s',
    async (contentType) => {
      const table = 'id;название;ссылка\n1;Кружка;/1\n'
      const { offers, facts } = await readWhole(table, { contentType })
      expect([offers[0]?.name, facts.encoding]).toEqual(['Кружка', 'utf-8'])
    },
  )

  test('detects windows-1251 by bytes far from the beginning', async () => {
    const offers = Array.from(
      { length: 3000 },
      (_, at) => `<offer id="${at}"><url>https://shop.test/${at}</url><name>Mug</name></offer>`,
    )
    const text = yml([...offers, ymlOffer('', 'id="last"')].join('\n'))
    const { offers: found, facts } = await readWhole(windows1251(text))
    expect(facts.encoding).toBe('windows-1251')
    expect(found.at(-1)?.name).toBe('Кружка')
  })

  test('replaces one broken UTF-8 character', async () => {
    const bytes = Buffer.from(yml(ymlOffer()))
    bytes[bytes.indexOf('ружка') + 1] = 0x20
    const { offers, facts } = await readWhole(bytes)
    expect(offers[0]?.name).toBe('К\ufffd ужка')
    expect(facts).toMatchObject({ encoding: 'utf-8', garbledNames: 1 })
  })

  test('counts names that consist of question marks', async () => {
    const garbled = '<offer id="2"><url>https://shop.test/2</url><name>????? ????</name></offer>'
    const { facts } = await readWhole(yml(ymlOffer() + garbled))
    expect(facts.garbledNames).toBe(1)
  })
})

describe('the shape of XML', () => {
  test.each([
    ['no declaration', (feed: string) => feed.replace(/^<\?xml.*\?>\n/, '')],
    ['blank lines before the declaration', (feed: string) => `\r\n\n ${feed}`],
    ['Windows line breaks', (feed: string) => feed.replaceAll('\n', '\r\n')],
    ['line breaks of old Macs', (feed: string) => feed.replaceAll('\n', '\r')],
    [
      'a document type',
      (feed: string) => feed.replace('<yml', '<!DOCTYPE yml_catalog SYSTEM "shops.dtd">\n<yml'),
    ],
    [
      'comments among offers',
      (feed: string) => feed.replace('<offers>', '<offers><!-- <offer id="9"> -- & -->'),
    ],
    [
      'a processing instruction',
      (feed: string) => feed.replace('<yml', '<?xml-stylesheet a?><yml'),
    ],
    ['a comment after the end', (feed: string) => `${feed}\n<!-- cached in 0.1 s -->\n`],
  ])('reads a feed with %s', async (_name, change) => {
    expect((await only(change(yml(ymlOffer())))).name).toBe('Кружка')
  })

  test('accepts the YML document type before RSS', async () => {
    const feed = rss(item()).replace('<rss', '<!DOCTYPE yml_catalog SYSTEM "shops.dtd"><rss')
    const { facts } = await readWhole(feed)
    expect(facts.format).toBe('google')
  })

  test('repairs and counts bare ampersands, and keeps references and CDATA', async () => {
    const { offers, facts } = await readWhole(
      yml(
        '<offer id="A&B"><url>https://shop.test/?a=1&b=2&amp;c=3&copy=4</url>' +
          '<name><![CDATA[Стол & стул]]> H&M &#171;&#X41;&raquo; &unknown; &</name></offer>',
      ),
    )
    expect(offers[0]).toMatchObject({
      id: 'A&B',
      link: 'https://shop.test/?a=1&b=2&c=3&copy=4',
      name: 'Стол & стул H&M «A» &unknown; &',
    })
    expect(facts.mendedAmpersands).toBe(6)
  })

  test('replaces control characters and references to them with spaces', async () => {
    const { offers, facts } = await readWhole(
      yml(ymlOffer('<vendor>Гли\u000bна &#0;&#x1F;дом&#xD800;</vendor>')),
    )
    expect(offers[0]?.brand).toBe('Гли на дом')
    expect(facts.mendedCharacters).toBe(4)
  })

  test('decodes HTML in a name, escaped, in CDATA, and escaped twice', async () => {
    const named = (name: string) => only(yml(ymlOffer().replace('Кружка', name)))
    expect((await named('&lt;b&gt;Стол&lt;/b&gt;&amp;nbsp;дуб')).name).toBe('Стол дуб')
    expect((await named('<![CDATA[<p class="a">Стол</p> &quot;дуб&quot;]]>')).name).toBe(
      'Стол "дуб"',
    )
    expect((await named('<b>Стол</b> дуб')).name).toBe('Стол дуб')
    expect((await named('Диван &lt; 3 м, 5 &gt; 4')).name).toBe('Диван < 3 м, 5 > 4')
  })

  test('decompresses gzip, also of several members', async () => {
    const feed = yml(ymlOffer())
    const parts = [feed.slice(0, 80), feed.slice(80)].map((part) => gzipSync(part))
    for (const bytes of [gzipSync(feed), Buffer.concat(parts)]) {
      const { offers, facts } = await readWhole(bytes)
      expect(offers).toHaveLength(1)
      expect(facts).toMatchObject({
        isGzip: true,
        bytes: bytes.length,
        unpackedBytes: Buffer.byteLength(feed),
      })
    }
  })
})
