import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { failureOf, item, readWhole, rss, windows1251, yml, ymlOffer } from '../../test/feeds/feeds'
import { FEED_LIMITS } from '@/contract/feedLimits'
import '../../test/seededProperties'
import { inDepth } from '../../test/depth'

const MB = 1024 * 1024

describe('entities', () => {
  test.each([
    [
      'an entity bomb',
      '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;&l;"><!ENTITY n "&m;&m;&m;&m;">]>',
      '&n;',
    ],
    [
      'an entity that reads a file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      '&x;',
    ],
    [
      'an entity that requests an address',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1/">]>',
      '&x;',
    ],
    ['a parameter entity', '<!DOCTYPE a [ <!entity % x SYSTEM "http://127.0.0.1/"> %x; ]>', ''],
  ])('rejects %s', async (_name, doctype, used) => {
    const feed = yml(ymlOffer(`<vendor>${used}</vendor>`)).replace('<yml_', `${doctype}<yml_`)
    expect(await failureOf(feed)).toMatchObject({ kind: 'entities', line: 2 })
  })

  test("treats names of JavaScript's built-ins as ordinary text", async () => {
    const { offers } = await readWhole(
      yml(ymlOffer('<vendor>&constructor; &__proto__; &toString;</vendor>', 'id="__proto__"')),
    )
    expect(offers).toMatchObject([
      { id: '__proto__', brand: '&constructor; &__proto__; &toString;' },
    ])
    const table = readWhole('id;name;link;constructor;__proto__\n1;&constructor;;/1;a;b\n')
    await expect(table).rejects.toMatchObject({ kind: 'unusable', detail: 'no-link' })
  })
})

describe('sizes', () => {
  const limits = { bytes: 20 * MB, element: 64 * 1024, unpacked: { bytes: MB, ratio: 200 } }
  /** A gzip stream of repeated bytes, generated while it is read. */
  async function* zeros(bytes: number) {
    const packed = gzipSync(Buffer.alloc(MB))
    for (let sent = 0; sent < bytes; sent += MB) yield packed
  }

  test('rejects ten gigabytes of zeros in gzip after the first chunks', async () => {
    expect(await failureOf(zeros(10 * 1024 * MB), { limits })).toMatchObject({
      kind: 'not-a-feed',
      detail: 'binary',
    })
  })

  test('aborts ten gigabytes of spaces', async () => {
    const spaces = gzipSync(yml(ymlOffer(' '.repeat(8 * MB))), { level: 9 })
    const failure = await failureOf(spaces, { limits: { ...limits, element: 16 * MB } })
    expect(failure).toMatchObject({ kind: 'too-large', detail: 'unpacked' })
  })

  test('accepts a feed that compresses well', async () => {
    const feed = yml(ymlOffer('<param>серый</param>'.repeat(2000)))
    const tight = { ...limits, unpacked: { bytes: 1000, ratio: 1000 } }
    expect((await readWhole(gzipSync(feed), { limits: tight })).offers).toHaveLength(1)
  })

  test('limits the total size', async () => {
    const feed = yml(ymlOffer('', 'id="1"').repeat(2000))
    expect(await failureOf(feed, { limits: { bytes: 100_000 } })).toMatchObject({
      kind: 'too-large',
      detail: 'total',
    })
  })

  const long = 'x'.repeat(limits.element + 1)
  test.each([
    ['a text', yml(ymlOffer(`<description>${long}</description>`))],
    ['a CDATA section', yml(ymlOffer(`<description><![CDATA[${long}]]></description>`))],
    ['an attribute', yml(ymlOffer('', `id="${long}"`))],
    ['an element name', yml(`<${long}/>`)],
    ['an element with many small children', yml(ymlOffer('<a/>'.repeat(limits.element / 4)))],
    ['a document type declaration', yml(ymlOffer()).replace('<yml_', `<!DOCTYPE ${long}><yml_`)],
    ['a processing instruction', yml(ymlOffer()).replace('<yml_', `<?a ${long}?><yml_`)],
    ['a text outside of offers', yml('').replace('<offers>', `<offers>${long}`)],
    ['an unclosed tag', `<yml_catalog ${long}`],
    ['a row', `id;name;link\n1;${long};/1\n`],
    ['a quoted cell', `id;name;link\n1;"${'x\n'.repeat(limits.element)}";/1\n`],
    ['a row of separators', `id;name;link\n1;a;/1${';'.repeat(limits.element)}\n`],
    ['a last line without a line break', `id;name;link\n1;${long}`],
  ])('rejects %s as too large', async (_name, feed) => {
    expect(await failureOf(feed, { limits })).toMatchObject({
      kind: 'too-large',
      detail: 'element',
    })
  })

  test('skips a comment of any length', async () => {
    const { offers } = await readWhole(yml(`<!--${long}-->${ymlOffer()}`), { limits })
    expect(offers).toHaveLength(1)
  })

  test('limits the depth of elements', async () => {
    const deep = '<a>'.repeat(FEED_LIMITS.depth)
    expect(await failureOf(yml(ymlOffer(deep)))).toMatchObject({
      kind: 'too-large',
      detail: 'depth',
    })
  })

  test('limits the number of categories', async () => {
    const categories = Array.from({ length: 11 }, (_, at) => `<category id="${at}">А</category>`)
    const feed = yml(ymlOffer(), `<categories>${categories.join('')}</categories>`)
    expect((await readWhole(feed, { limits: { categories: 11 } })).offers).toHaveLength(1)
    expect(await failureOf(feed, { limits: { categories: 10 } })).toMatchObject({
      kind: 'too-large',
      detail: 'categories',
    })
  })

  test('limits the depth of categories', async () => {
    const chain = Array.from(
      { length: 1000 },
      (_, at) => `<category id="${at}" parentId="${at + 1}">к${at}</category>`,
    )
    const { offers } = await readWhole(
      yml(ymlOffer('<categoryId>0</categoryId>'), `<categories>${chain.join('')}</categories>`),
    )
    expect(offers[0]?.category).toHaveLength(FEED_LIMITS.categoryDepth)
  })
})

/** Small feeds of every format, with features that make streamed reading hard. */
const FEEDS: Readonly<Record<string, Uint8Array>> = {
  yml: Buffer.from(
    yml(
      '<!-- a & b --><offer id="1"\n available="true"><url>/1?a&b&amp;c</url><name>😀 &laquo;Стол&raquo; &#x41;&</name>' +
        '<vendor><![CDATA[A]]]]><![CDATA[> & B]]></vendor></offer>\r\n<offer id="1"/>',
      '<categories><category id="2">Столы</category></categories>',
    ),
  ),
  'windows-1251': windows1251(yml(ymlOffer()).replace('UTF-8', 'windows-1251')),
  rss: Buffer.from(rss(item('<g:price>1 000,50 EUR</g:price>'))),
  csv: Buffer.from('\ufeffid;название;ссылка\r\n1;"Стол ""Дуб""\r\nбольшой";/1\r\n2;Сту"л;/2\r\n'),
  gzip: gzipSync(yml(ymlOffer())),
  cut: Buffer.from(yml(ymlOffer()).slice(0, -30)),
  broken: Buffer.from(yml(`${ymlOffer()}\n<name>&</nome>`)),
}
const outcomeOf = async (feed: Iterable<Uint8Array>, piece?: number) => {
  const limits = piece === undefined ? {} : { limits: { piece } }
  return readWhole(feed, limits).catch((error: unknown) => String(error))
}

describe('streamed reading', () => {
  test.each(Object.entries(FEEDS))(
    'reads %s equally, however the network splits it',
    async (_name, bytes) => {
      const whole = await outcomeOf([bytes])
      for (let at = 0; at <= bytes.length; at += inDepth(1, 7)) {
        expect(await outcomeOf([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(whole)
      }
      expect(await outcomeOf(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
    },
  )

  test.each(Object.entries(FEEDS).filter(([name]) => name !== 'gzip'))(
    'decodes %s equally, however it is split',
    async (_name, bytes) => {
      const whole = await outcomeOf([bytes])
      for (let size = 1; size <= 40; size += inDepth(1, 6)) {
        expect(await outcomeOf([bytes], size)).toEqual(whole)
      }
    },
  )
})

describe('arbitrary input', () => {
  const outcome = async (bytes: Uint8Array) => {
    try {
      return await readWhole(bytes)
    } catch (error) {
      if (error instanceof Error && 'kind' in error) return null
      throw error
    }
  }
  const parts = fc.constantFrom(
    ...'<offer id="|">|<name>|</name>|<url>|https://shop.test/|</url>|</offer>|<![CDATA[|]]>|<!--|-->|&|&amp;|&#0;|&#x1f600;|&lt;|;|"|\n|\r|\0|<?xml|?>|<!DOCTYPE|[|<!ENTITY|<price>|1|,|.|\t|я|😀|\ud83d|<g:id>|]]]]>'.split(
      '|',
    ),
  )

  test('reads arbitrary bytes as a feed or throws a feed failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        await outcome(bytes)
      }),
      { numRuns: inDepth(300, 60) },
    )
  })

  test('reads arbitrary parts of feeds, and returns only well-formed strings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 30 }), async (pieces) => {
        for (const feed of [
          yml(pieces.join('')),
          yml(ymlOffer(`<vendor>${pieces.join('')}</vendor>`)),
          rss(pieces.join('')),
          `id;name;link\n1;${pieces.join('')};/1\n${pieces.join('')}`,
        ]) {
          const read = await outcome(Buffer.from(feed))
          for (const { id, name, brand, link, price } of read?.offers ?? []) {
            for (const text of [id, name, brand, link]) {
              expect(text).not.toMatch(/\p{Cc}/u)
              expect(text).toBe(Buffer.from(text).toString())
            }
            expect(id.length).toBeLessThanOrEqual(FEED_LIMITS.id)
            expect(name.length).toBeLessThanOrEqual(FEED_LIMITS.name)
            expect(price === null || Number.isSafeInteger(price)).toBe(true)
            expect(['http:', 'https:']).toContain(new URL(link).protocol)
          }
        }
      }),
      { numRuns: inDepth(300, 60) },
    )
  })

  test('reads or rejects a feed that is damaged anywhere', async () => {
    const base = FEEDS.yml!
    await fc.assert(
      fc.asyncProperty(
        fc.nat(base.length - 1),
        fc.nat(20),
        fc.uint8Array({ maxLength: 5 }),
        async (at, length, bytes) => {
          await outcome(Buffer.concat([base.subarray(0, at), bytes, base.subarray(at + length)]))
        },
      ),
      { numRuns: inDepth(300, 60) },
    )
  })
})
