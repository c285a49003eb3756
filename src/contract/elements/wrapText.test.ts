import { wrapText } from './wrapText'

/** All characters have the same width. */
const measure = (text: string) => [...text].length

test.each([
  ['an empty text', '', 5, ['']],
  ['a text that fits', 'Скидка', 6, ['Скидка']],
  ['a text between its words', 'Скидка на чашки', 9, ['Скидка на', 'чашки']],
  ['a word after its hyphen', 'интернет-магазин', 9, ['интернет-', 'магазин']],
  ['a text, but not after a minus', 'от -20 до -5', 6, ['от -20', 'до -5']],
  ['a word wider than a line', 'Достопримечательность', 8, ['Достопри', 'мечатель', 'ность']],
  [
    'a long word after a short one',
    'ах переливающийся',
    8,
    ['ах', 'переливающийся'.slice(0, 8), 'ющийся'],
  ],
  ['a text at its own line breaks, also empty lines', 'раз\n\nдва', 9, ['раз', '', 'два']],
  ['a text, dropping spaces at the end of a line', 'один   два', 5, ['один', 'два']],
  ['a text of emoji that have several code points', '👨‍👩‍👧👨‍👩‍👧', 5, ['👨‍👩‍👧', '👨‍👩‍👧']],
  ['an emoji wider than a line', '👨‍👩‍👧а', 3, ['👨‍👩‍👧', 'а']],
  ['a word that is exactly as wide as a line', 'два слово и', 5, ['два', 'слово', 'и']],
  ['a text, keeping spaces before it and dropping those after it', '  один  ', 9, ['  один']],
  ['a text narrower than a letter into letters', 'два', 0.5, ['д', 'в', 'а']],
])('wraps %s', (_what, text, width, lines) => {
  expect(wrapText(text, width, measure)).toEqual(lines)
})

test('breaks words also where the browser cannot segment graphemes', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  try {
    expect(wrapText('Скидка', 4, measure)).toEqual(['Скид', 'ка'])
  } finally {
    Object.assign(Intl, { Segmenter })
  }
})
