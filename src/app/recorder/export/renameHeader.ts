import { decodeHtml, encodeHtml, escapeHtml, unescapeHtml } from '@/contract/widgets/escapeHtml'

const SIZE = String.raw`(?:-?[\d.]+|NaN)px`
/** A header as the contract's `headerHtml` composes it of a text and its style; the style has nothing else in it. */
const HEADER = new RegExp(
  [
    `^(<div style="font-size:${SIZE};text-align:(?:left|center|right);color:)([^";]*)`,
    '(;font-weight:(?:normal|bold);font-style:(?:normal|italic);text-decoration:(?:none|underline);font-family:)([^";]*)',
    `(;margin-bottom:${SIZE}">)([^<>]*)(</div>)$`,
  ].join(''),
)

/** A header renamed by its parts, as reducers compose it of renamed parts; null for any other text. */
export function renameHeader(html: string, rename: (text: string) => string): string | null {
  const [, start, color = '', middle, font = '', margin, inner = '', end] = HEADER.exec(html) ?? []
  if (end === undefined) return null
  const text = decodeHtml(inner)
  const renamed = escapeHtml(rename(unescapeHtml(text)))
  // Settings of stories contain it encoded.
  const written = text === inner ? renamed : encodeHtml(renamed)
  return [start, rename(color), middle, rename(font), margin, written, end].join('')
}
