import fc from 'fast-check'
import * as v from 'valibot'
import { personNameSchema } from '@/contract/entities/account/user'
import { albumNameSchema } from '@/contract/entities/posts/album'
import { copyrightCommentTextSchema } from '@/contract/entities/posts/copyright'
import { savedViewNameSchema } from '@/contract/entities/posts/postList'
import { segmentCodeSchema, segmentNameSchema } from '@/contract/entities/posts/segment'
import { widgetTitleSchema } from '@/contract/entities/widgets/widget'
import { textProblem } from '@/contract/personRules'
import { adsFieldProblem } from '@/contract/posts/adsProblem'
import '../../../test/seededProperties'
import { isBlank, cutText, excerpt } from './typedText'

const INVISIBLE = [
  ' \u00a0\u2003\u3000',
  '\u200b',
  '\u200c\u200d\ufeff',
  '\u2060\u00ad',
  '\u3164\u115f\u1160\uffa0',
  '\u200e\u200f\u202e\u2066\u2069',
  '\u061c\u180e',
  '\ufe0f\u{e0100}\u{e0041}',
  '\u2800',
  '\t\n\u0001',
  ' \u200b ',
]

describe.each(INVISIBLE.map((text) => [JSON.stringify(text), text] as const))('%s', (_, text) => {
  test('is blank', () => {
    expect(isBlank(text)).toBe(true)
    expect(textProblem(text)).toBe('only-spaces')
    expect(
      adsFieldProblem(
        {
          id: 1,
          isEnabled: true,
          info: { erid: text, advertiser: '', inn: '', note: '' },
          customization: { color: '#000000', backgroundColor: '#ffffff' },
        },
        'erid',
      ),
    ).toBe('only-spaces-error')
  })

  test.each(
    Object.entries({
      album: albumNameSchema,
      view: savedViewNameSchema,
      segment: segmentNameSchema,
      'segment code': segmentCodeSchema,
      person: personNameSchema,
      widget: widgetTitleSchema,
      comment: copyrightCommentTextSchema,
    }),
  )('is rejected as a name: %s', (_what, schema) => {
    expect(v.is(schema, text)).toBe(false)
  })
})

test.each(['Кухня', ' а ', '👩‍👩‍👧', '\u200bа', '0', '·', 'ㄱ'])('treats %j as visible', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(v.is(albumNameSchema, text)).toBe(true)
})

test('does not change a text that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cutText(text, text.length)).toBe(text)
      expect(cutText(text, text.length + 1)).toBe(text)
    }),
  )
})

test('returns the longest prefix of whole characters that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
      const cut = cutText(text, length)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(/\p{Surrogate}/u.test(cut)).toBe(false)
      const [next = ''] = text.slice(cut.length)
      expect(cut.length + next.length > length || cut === text).toBe(true)
    }),
  )
})

test('removes an emoji that the limit would split, as a whole', () => {
  expect(cutText('утро🌷', 5)).toBe('утро')
  expect(cutText('утро🌷', 6)).toBe('утро🌷')
})

test.each([
  ['Маки', 'Маки'],
  ['Маки с рынка', 'Маки с…'],
  ['Маки 🌺🌺🌺', 'Маки 🌺…'],
  ['Мак    рынка', 'Мак…'],
])('shortens the post’s text %s to six characters: %s', (text, expected) => {
  expect(excerpt(text, 6)).toBe(expected)
})
