import { fontCss } from '@/contract/elements/fonts'
import { TEXT_LAYOUT } from '@/contract/elements/layout'
import { wrapText } from '@/contract/elements/wrapText'
import type { TextSticker } from '@/contract/entities/posts/media'
import type { Measure } from '../../canvas/measure/measureText'

/** Px of the frame. */
export interface TextLayout {
  width: number
  height: number
  font: string
  lineHeight: number
  lines: string[]
}

/** The layout of a sticker's text on a frame of this width. */
export function layoutText(
  { text, fontName, fontStyle, fontSize, width: percent }: TextSticker,
  frameWidth: number,
  measure: Measure,
): TextLayout {
  const { padding } = TEXT_LAYOUT
  const width = (percent / 100) * frameWidth
  const font = fontCss(fontName, fontStyle, fontSize)
  const lines = wrapText(text, width - 2 * padding, (words) => measure(words, font))
  const lineHeight = fontSize * TEXT_LAYOUT.lineHeight
  return { width, height: lines.length * lineHeight + 2 * padding, font, lineHeight, lines }
}
