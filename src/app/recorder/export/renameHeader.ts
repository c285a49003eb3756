import { decodeHtml, encodeHtml, escapeHtml, unescapeHtml } from '@/contract/widgets/escapeHtml'

/** A header as the contract's `headerHtml` composes it of a text and its style. */
const HEADER =
  /^(<div style="font-size:[^"]*;font-family:)([^"]*)(;margin-bottom:[^"]*">)([^<>]*)(<\/div>)$/

/** A header renamed by its parts, as reducers compose it of renamed parts; null for any other text. */
export function renameHeader(html: string, rename: (text: string) => string): string | null {
  const [, start, font = '', middle, inner = '', end] = HEADER.exec(html) ?? []
  if (end === undefined) return null
  const text = decodeHtml(inner)
  const renamed = escapeHtml(rename(unescapeHtml(text)))
  // Settings of stories contain it encoded.
  const written = text === inner ? renamed : encodeHtml(renamed)
  return [start, rename(font), middle, written, end].join('')
}
