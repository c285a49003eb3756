import { parse } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { pseudoText } from '../../scripts/lib/pseudoLocale.cjs'

const shown = (text: string, values?: Record<string, string | number>) =>
  String(new IntlMessageFormat(pseudoText(parse(text)), 'en').format(values))

test('lengthens each word of a text by 40 %, with accents and in brackets', () => {
  expect(shown('Delete the albums')).toBe('[DDéłłétéé tthéé ááłbbúmšš]')
})

test.each<[string, string, Record<string, string | number>, string]>([
  ['a value', 'Album {name}', { name: 'Vases' }, 'Vases'],
  ['a number', '{count, number} posts', { count: 1200 }, '1,200'],
  ['the case of a plural', '{count, plural, one {# post} other {# things}}', { count: 1 }, '1 '],
  ['a choice', '{kind, select, a {{name}} other {none}}', { kind: 'a', name: 'Vases' }, 'Vases'],
])('keeps %s of a text', (_what, text, values, part) => {
  expect(shown(text, values)).toContain(part)
})

test('keeps tags around their longer words', () => {
  const [, tag] = pseudoText(parse('<b>Text</b>'))
  expect(tag).toMatchObject({ type: 8, value: 'b', children: [{ value: 'TTéxxt' }] })
})
