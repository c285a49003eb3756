import { FONT_FOLDER, fontCss, fontFaces, fontFiles, fontStyleCss, STICKER_FONTS } from './fonts'

test.each([
  ['regular', 'normal', 400],
  ['bold', 'normal', 700],
  ['italic', 'italic', 400],
  ['boldItalic', 'italic', 700],
  ['semibold', 'normal', 400],
])('%s is %s and %i wherever it is drawn', (style, fontStyle, fontWeight) => {
  expect(fontStyleCss(style)).toEqual({ fontStyle, fontWeight })
  expect(fontCss('Lora', style, 20)).toBe(
    `${fontStyle} ${fontWeight} 20px "Vitrina Lora", sans-serif`,
  )
})

test('every file that a page asks for is one that a build makes', () => {
  const asked = STICKER_FONTS.flatMap(({ name }) =>
    fontFaces(name, 'https://v.test').map(({ source }) => source),
  )
  const made = fontFiles().map(
    ({ target }) => `url("https://v.test${FONT_FOLDER}/${target}") format("woff2")`,
  )
  expect(made.length).toBeGreaterThan(STICKER_FONTS.length)
  expect(asked).toEqual(made)
})

test('a page of ours asks its own server; a font that is not known is the first', () => {
  const [face] = fontFaces('Comic Sans')
  expect(face?.family).toBe('Vitrina Onest')
  expect(face?.source).toMatch(`url("${FONT_FOLDER}/onest-`)
  expect(face?.descriptors.weight).toMatch(/^\d00 \d00$/)
})

test('a build takes each file from the package of its font', () => {
  expect(fontFiles()).toContainEqual({
    font: 'lora',
    source: 'lora-cyrillic-wght-normal.woff2',
    target: 'lora-cyrillic.woff2',
  })
})
