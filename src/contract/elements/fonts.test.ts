import { fontCss, fontStyleCss } from './fonts'

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
