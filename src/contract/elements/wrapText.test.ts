import { wrapText } from './wrapText'

/** All characters have the same width. */
const measure = (text: string) => [...text].length

test.each([
  ['nothing', '', 5, ['']],
  ['what fits', 'Скидка', 6, ['Скидка']],
  ['words', 'Скидка на чашки', 9, ['Скидка на', 'чашки']],
  ['a joining hyphen', 'интернет-магазин', 9, ['интернет-', 'магазин']],
  ['a dash or a minus', 'от -20 до -5', 6, ['от -20', 'до -5']],
  ['a word wider than a line', 'Достопримечательность', 8, ['Достопри', 'мечатель', 'ность']],
  [
    'a long word after a short one',
    'ах переливающийся',
    8,
    ['ах', 'переливающийся'.slice(0, 8), 'ющийся'],
  ],
  ['own line ends, empty lines too', 'раз\n\nдва', 9, ['раз', '', 'два']],
  ['spaces at the end of a line', 'один   два', 5, ['один', 'два']],
  ['a family in one character', '👨‍👩‍👧👨‍👩‍👧', 5, ['👨‍👩‍👧', '👨‍👩‍👧']],
  ['a family wider than a line', '👨‍👩‍👧а', 3, ['👨‍👩‍👧', 'а']],
  ['a word as wide as a line among others', 'два слово и', 5, ['два', 'слово', 'и']],
  ['spaces before and after', '  один  ', 9, ['  один']],
  ['a line narrower than a letter', 'два', 0.5, ['д', 'в', 'а']],
])('%s', (_what, text, width, lines) => {
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
