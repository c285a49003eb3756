/** Sizes of elements in px of the frame at a scale of 100 %: the editor paints by them, the embed sets them as styles. */

export const TEXT_LAYOUT = { lineHeight: 1.3, padding: 8, radius: 8 } as const

/** One line with a padding round it; `link` is underlined, `disabledProductLink` has a dot before its text. */
export const ACTION_LAYOUT = {
  fontSize: 24,
  lineHeight: 30,
  paddingX: 26,
  paddingY: 13,
  /** The diameter of the dot, and the space after it. */
  dot: 12,
  dotGap: 10,
} as const

export const INTERACTION_LAYOUT = {
  width: 320,
  padding: 20,
  radius: 20,
  gap: 8,
  captionSize: 22,
  captionLineHeight: 28,
  captionGap: 16,
  /** An answer of a poll, the field of a question. */
  rowHeight: 48,
  rowRadius: 12,
  rowSize: 18,
  rowPadding: 16,
  /** Minimum space above and below the text of a row. */
  rowPaddingY: 8,
  /** The space beside a poll's answer for its count. */
  shareWidth: 60,
  /** The note under a slider: the average, or the instruction. */
  noteHeight: 24,
  rowColor: '#ffffff',
  rowTextColor: '#211f1d',
  placeholderColor: '#6f6a64',
  trackHeight: 12,
  /** The track has the caption's colour and this opacity; its filled part is drawn twice. */
  trackOpacity: 0.3,
  thumbSize: 36,
} as const

/** The font of everything but text stickers. */
export const ELEMENT_FONT = 'Onest'
/** The font style of each part. */
export const ELEMENT_STYLES = { action: 'bold', caption: 'bold', row: 'regular' } as const

/** Dark or light text, whichever has more contrast on a colour (`#rgb` or `#rrggbb`). */
export function readableOn(color: string): '#211f1d' | '#ffffff' {
  const digits = color.replace('#', '')
  const hex = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [red = 255, green = 255, blue = 255] = [0, 2, 4].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#211f1d' : '#ffffff'
}
