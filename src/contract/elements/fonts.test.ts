import { FONT_FOLDER, fontCss, fontFaces, fontFiles, fontStyleCss, STICKER_FONTS } from './fonts'

test.each([
  ['regular', 'normal', 400],
  ['bold', 'normal', 700],
  ['italic', 'italic', 400],
  ['boldItalic', 'italic', 700],
  ['semibold', 'normal', 400],
])(
  'draws the font style %s as %s with the weight %i, on the canvas and on pages',
  (style, fontStyle, fontWeight) => {
    expect(fontStyleCss(style)).toEqual({ fontStyle, fontWeight })
    expect(fontCss('Lora', style, 20)).toBe(
      `${fontStyle} ${fontWeight} 20px "Vitrina Lora", sans-serif`,
    )
  },
)

test('the build contains every font file that a page requests', () => {
  const asked = STICKER_FONTS.flatMap(({ name }) =>
    fontFaces(name, 'https://v.test').map(({ source }) => source),
  )
  const made = fontFiles().map(
    ({ target }) => `url("https://v.test${FONT_FOLDER}/${target}") format("woff2")`,
  )
  expect(made.length).toBeGreaterThan(STICKER_FONTS.length)
  expect(asked).toEqual(made)
})

test('requests fonts from the page’s own server, and the first font instead of an unknown font', () => {
  const [face] = fontFaces('Comic Sans')
  expect(face?.family).toBe('Vitrina Onest')
  expect(face?.source).toMatch(`url("${FONT_FOLDER}/onest-`)
  expect(face?.descriptors.weight).toMatch(/^\d00 \d00$/)
})

test('copies each file from the package of its font', () => {
  expect(fontFiles()).toContainEqual({
    font: 'lora',
    source: 'lora-cyrillic-wght-normal.woff2',
    target: 'lora-cyrillic.woff2',
  })
})
