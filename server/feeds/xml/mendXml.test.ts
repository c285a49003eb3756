import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { HTML_NAMES } from '../htmlNames'
import { xmlMender } from './mendXml'
import '../../../test/seededProperties'

function mended(...pieces: string[]) {
  const counts = { mendedAmpersands: 0, mendedCharacters: 0 }
  const mender = xmlMender(counts)
  const text = pieces.map((piece) => mender.mend(piece)).join('')
  const rest = mender.end()
  return { text: rest === null ? null : text + rest, ...counts }
}

test.each([
  ['a & b', 'a &amp; b'],
  ['a&b;', 'a&amp;b;'],
  ['&amp;&lt;&nbsp;&#171;&#xAB;', '&amp;&lt;&nbsp;&#171;&#xab;'],
  ['&nbsp', '&amp;nbsp'],
  ['&&amp;&', '&amp;&amp;&amp;'],
  ['&#;&#x;&#xZ;', '&amp;#;&amp;#x;&amp;#xZ;'],
  ['&#99999999;', '&amp;#99999999;'],
  ['&#1114112;&#0;&#xD800;', '   '],
  ['<![CDATA[a & b]]>&', '<![CDATA[a & b]]>&amp;'],
  ['<!-- a & b\n -- --->&', '\n&amp;'],
  ['<!DOCTYPE a>', '<!DOCTYPE a>'],
  ['a\u0000\u000b\ufffeb', 'a   b'],
])('repairs %j to %j', (text, expected) => {
  expect(mended(text).text).toBe(expected)
})

test.each(['<![CDATA[ &', '<!-- ', '<![CDATA[ ]]'])('reports %j as unfinished', (text) => {
  expect(mended(text).text).toBeNull()
})

const PARTS = '&|&amp;|amp;|#|x41;|nbsp;|;|<!--|-->|-|<![CDATA[|]]>|]|<!|<|>|a|\n|\0|😀'.split('|')

test('repairs text in the same way, however it is split into chunks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 40 }), (parts) => {
      expect(mended(...parts)).toEqual(mended(parts.join('')))
      expect(mended(...parts.join('').split(''))).toEqual(mended(parts.join('')))
    }),
    { numRuns: 500 },
  )
})

test('repairs any text so that a parser accepts it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('&', ';', '#', 'x', '4', 'amp', 'nbsp', '\0', ' '), {
        maxLength: 40,
      }),
      (parts) => {
        const parser = new SaxesParser()
        parser.ENTITIES = HTML_NAMES
        parser
          .write(`<a b="${mended(parts.join('')).text}">${mended(parts.join('')).text}</a>`)
          .close()
      },
    ),
    { numRuns: 500 },
  )
})
