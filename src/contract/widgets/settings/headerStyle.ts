import { escapeHtml, unescapeHtml } from '../escapeHtml'

export const HEADER_ALIGNMENTS = ['left', 'center', 'right'] as const
export type HeaderAlignment = (typeof HEADER_ALIGNMENTS)[number]

/** A text in one style above a widget (product-rules/widgets.md#gallery-header). Sizes in px. */
export interface HeaderStyle {
  text: string
  fontSize: number
  textAlign: HeaderAlignment
  /** `#rrggbb`. */
  color: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  /** `inherit`: the font of the page. */
  fontFamily: string
  marginBottom: number
}

/** Characters. */
export const HEADER_TEXT_LENGTH = 200

export const HEADER_BOUNDS = {
  fontSize: { min: 10, max: 72 },
  marginBottom: { min: 0, max: 100 },
} as const

/** System fonts; the embed loads none for a header. */
export const HEADER_FONTS = [
  'inherit',
  'sans-serif',
  'serif',
  'monospace',
  'Arial',
  'Georgia',
  'Verdana',
] as const

/** No margin below the header of a gallery, 12 px below that of stories. */
export const HEADER_MARGIN = { gallery: 0, stories: 12 } as const

export const defaultHeaderStyle = (marginBottom: number): HeaderStyle => ({
  text: '',
  fontSize: 24,
  textAlign: 'center',
  color: '#000000',
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  fontFamily: 'inherit',
  marginBottom,
})

/** The HTML of a header as the editor writes it; empty without words. */
export function headerHtml(style: HeaderStyle): string {
  const text = style.text.trim()
  return text === '' ? '' : `<div style="${declarations(style)}">${escapeHtml(text)}</div>`
}

const FORM =
  /^<div style="font-size:(\d{1,3})px;text-align:(\w+);color:(#[\da-f]{6});font-weight:(normal|bold);font-style:(normal|italic);text-decoration:(none|underline);font-family:([\w -]+);margin-bottom:(\d{1,3})px">([^<>]*)<\/div>$/

/** The style of a header in the editor's format; null for the shop's own HTML. */
export function headerStyleOf(html: string): HeaderStyle | null {
  const [, fontSize, textAlign, color, weight, slant, line, fontFamily, marginBottom, text] =
    FORM.exec(html) ?? []
  const style = {
    text: unescapeHtml(text ?? ''),
    fontSize: Number(fontSize),
    textAlign: HEADER_ALIGNMENTS.find((known) => known === textAlign) ?? 'center',
    color: color ?? '',
    isBold: weight === 'bold',
    isItalic: slant === 'italic',
    isUnderlined: line === 'underline',
    fontFamily: HEADER_FONTS.find((known) => known === fontFamily) ?? '',
    marginBottom: Number(marginBottom),
  }
  return text !== undefined && isWithin(style) && headerHtml(style) === html ? style : null
}

function isWithin({ fontSize, marginBottom }: HeaderStyle): boolean {
  const fits = (value: number, { min, max }: { min: number; max: number }) =>
    value >= min && value <= max
  return fits(fontSize, HEADER_BOUNDS.fontSize) && fits(marginBottom, HEADER_BOUNDS.marginBottom)
}

function declarations(style: HeaderStyle): string {
  return [
    `font-size:${style.fontSize}px`,
    `text-align:${style.textAlign}`,
    `color:${style.color}`,
    `font-weight:${style.isBold ? 'bold' : 'normal'}`,
    `font-style:${style.isItalic ? 'italic' : 'normal'}`,
    `text-decoration:${style.isUnderlined ? 'underline' : 'none'}`,
    `font-family:${style.fontFamily}`,
    `margin-bottom:${style.marginBottom}px`,
  ].join(';')
}
