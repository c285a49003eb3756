/** The fonts of stickers: the same files in the editor, its preview and the shop. No schema library here: the embed bundles this file. */

/** The address of the fonts at the back office, beside the embed's chunks. */
export const FONT_FOLDER = '/embed/fonts'

interface StickerFont {
  name: string
  /** The package's short name; its files are `{file}-{subset}.woff2`. */
  file: string
  /** The weights in the files. */
  weights: string
}

/** `fontName` of a text sticker is one of these names; any other is drawn in the first. */
export const STICKER_FONTS = [
  { name: 'Onest', file: 'onest', weights: '100 900' },
  { name: 'Lora', file: 'lora', weights: '400 700' },
  { name: 'Oswald', file: 'oswald', weights: '200 700' },
  { name: 'Caveat', file: 'caveat', weights: '400 700' },
  { name: 'Comfortaa', file: 'comfortaa', weights: '300 700' },
] as const satisfies StickerFont[]
export type StickerFontName = (typeof STICKER_FONTS)[number]['name']

export const FONT_STYLES = ['regular', 'bold', 'italic', 'boldItalic'] as const
export type FontStyle = (typeof FONT_STYLES)[number]

/** Russian and English; other characters use the browser's fallback font. */
const SUBSETS = [
  { subset: 'cyrillic', unicodeRange: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  {
    subset: 'latin',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
] as const

/** Files that a build copies into `FONT_FOLDER`, with their path in a package of the font's name. */
export const fontFiles = () =>
  STICKER_FONTS.flatMap(({ file }) =>
    SUBSETS.map(({ subset }) => ({
      font: file,
      source: `${file}-${subset}-wght-normal.woff2`,
      target: `${file}-${subset}.woff2`,
    })),
  )

const fontOf = (name: string): StickerFont =>
  STICKER_FONTS.find((font) => font.name === name) ?? STICKER_FONTS[0]

/** The font's family name on a page; unlikely to collide with a shop's. */
export const fontFamily = (name: string): string => `Vitrina ${fontOf(name).name}`

/** The CSS properties of a font style; an unknown style is regular. */
export function fontStyleCss(style: string) {
  return {
    fontStyle: style === 'italic' || style === 'boldItalic' ? 'italic' : 'normal',
    fontWeight: style === 'bold' || style === 'boldItalic' ? 700 : 400,
  }
}

/** The value of the CSS property `font` (and of a canvas context); `size` in px. */
export function fontCss(name: string, style: string, size: number): string {
  const { fontStyle, fontWeight } = fontStyleCss(style)
  return `${fontStyle} ${fontWeight} ${size}px "${fontFamily(name)}", sans-serif`
}

/** The arguments of `new FontFace(family, source, descriptors)` for each file of a font; `origin` is the back office's. */
export function fontFaces(name: string, origin = '') {
  const { file, weights } = fontOf(name)
  return SUBSETS.map(({ subset, unicodeRange }) => ({
    family: fontFamily(name),
    source: `url("${origin}${FONT_FOLDER}/${file}-${subset}.woff2") format("woff2")`,
    descriptors: { weight: weights, unicodeRange },
  }))
}
