import { offeredAnswers } from '@/contract/elements/elementsProblem'
import { fontCss } from '@/contract/elements/fonts'
import { ELEMENT_FONT, ELEMENT_STYLES, INTERACTION_LAYOUT } from '@/contract/elements/layout'
import { wrapText } from '@/contract/elements/wrapText'
import type { Interaction } from '@/contract/entities/posts/media'
import type { Measure } from '../../canvas/measure/measureText'

export interface InteractionRow {
  top: number
  height: number
  lines: string[]
}

/** Px of the frame at a scale of 100 %. */
export interface InteractionLayout {
  width: number
  height: number
  captionFont: string
  caption: string[]
  rowFont: string
  rowLineHeight: number
  /** Answers of a poll, or the field of a question. */
  rows: InteractionRow[]
  /** The slider of an emoji: its track is at the middle of the thumb's height; below it is a note. */
  slider: { top: number; font: string; emoji: string; noteTop: number } | null
}

const { width, padding, rowHeight, rowPadding, rowPaddingY, rowSize, gap, thumbSize, noteHeight } =
  INTERACTION_LAYOUT
const CAPTION_FONT = fontCss(ELEMENT_FONT, ELEMENT_STYLES.caption, INTERACTION_LAYOUT.captionSize)
const ROW_FONT = fontCss(ELEMENT_FONT, ELEMENT_STYLES.row, rowSize)
const EMOJI_FONT = fontCss(ELEMENT_FONT, 'regular', thumbSize)
const ROW_LINE_HEIGHT = rowSize * 1.2
const ROW_ROOM = width - 2 * padding - 2 * rowPadding - INTERACTION_LAYOUT.shareWidth
/** The width beside the button that sends the answer to a question. */
const FIELD_ROOM = width - 2 * padding - rowPadding - gap - rowHeight

/** The layout of an interactive's parts, one below the other. Its size does not change when it is answered. */
export function layoutInteraction(interaction: Interaction, measure: Measure): InteractionLayout {
  const caption = wrapText(interaction.caption, width - 2 * padding, (words) =>
    measure(words, CAPTION_FONT),
  )
  const top =
    padding + caption.length * INTERACTION_LAYOUT.captionLineHeight + INTERACTION_LAYOUT.captionGap
  const isSlider = interaction.type === 'emoji'
  const rows = rowsFrom(top, rowTexts(interaction, measure))
  const last = rows.at(-1)
  const bottom = isSlider ? top + thumbSize + gap + noteHeight : last ? last.top + last.height : top
  return {
    width,
    height: bottom + padding,
    captionFont: CAPTION_FONT,
    caption,
    rowFont: ROW_FONT,
    rowLineHeight: ROW_LINE_HEIGHT,
    rows,
    slider: isSlider
      ? { top, font: EMOJI_FONT, emoji: middleEmoji(interaction), noteTop: top + thumbSize + gap }
      : null,
  }
}

function rowTexts(interaction: Interaction, measure: Measure): string[][] {
  const { type, placeholder } = interaction
  if (type === 'question') return [[shortened(placeholder.trim(), measure)]]
  if (type === 'emoji') return []
  return offeredAnswers(interaction).map((answer) =>
    wrapText(answer, ROW_ROOM, (words) => measure(words, ROW_FONT)),
  )
}

function rowsFrom(start: number, texts: readonly string[][]): InteractionRow[] {
  let top = start
  return texts.map((lines) => {
    const height = Math.max(rowHeight, lines.length * ROW_LINE_HEIGHT + 2 * rowPaddingY)
    const row = { top, height, lines }
    top += row.height + gap
    return row
  })
}

/** An unused slider has its thumb in the middle. */
function middleEmoji(interaction: Interaction): string {
  const emojis = offeredAnswers(interaction)
  return emojis[Math.floor(emojis.length / 2)] ?? ''
}

/** Shortens a text to one line, with an ellipsis when it does not fit. */
function shortened(text: string, measure: Measure): string {
  if (measure(text, ROW_FONT) <= FIELD_ROOM) return text
  const characters = [...text]
  while (characters.length > 0 && measure(`${characters.join('')}…`, ROW_FONT) > FIELD_ROOM) {
    characters.pop()
  }
  return `${characters.join('').trimEnd()}…`
}
