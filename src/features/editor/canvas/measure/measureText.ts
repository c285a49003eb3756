/** Width of a text in px; `font` is a value of the CSS property. */
export type Measure = (text: string, font: string) => number

interface FontMeasures {
  widths: Map<string, number>
  /** The height of the tallest letters above the baseline, and the depth below it, in px. */
  ascent: number
  descent: number
}

const fonts = new Map<string, FontMeasures>()
/** Maximum number of cached texts: while a person types, each keystroke adds one. */
const MAX_TEXTS = 5000
let context: CanvasRenderingContext2D | null = null

export const measureText: Measure = (text, font) => {
  const { widths } = measuresOf(font)
  const known = widths.get(text)
  if (known !== undefined) return known
  if (widths.size > MAX_TEXTS) widths.clear()
  const width = measured(text, font)?.width ?? 0
  widths.set(text, width)
  return width
}

/** Distance in px of the baseline from the top of a line of this height, computed as CSS does. */
export function baseline(font: string, lineHeight: number): number {
  const { ascent, descent } = measuresOf(font)
  return (lineHeight + ascent - descent) / 2
}

/** Drops the measures of a font that has just loaded, because they were those of its fallback. */
export function forgetMeasures(family: string): void {
  for (const font of fonts.keys()) if (font.includes(`"${family}"`)) fonts.delete(font)
}

function measuresOf(font: string): FontMeasures {
  const known = fonts.get(font)
  if (known) return known
  const metrics = measured('x', font)
  const ascent = metrics?.fontBoundingBoxAscent ?? 0
  const descent = metrics?.fontBoundingBoxDescent ?? 0
  const measures = { widths: new Map<string, number>(), ascent, descent }
  fonts.set(font, measures)
  return measures
}

function measured(text: string, font: string): TextMetrics | null {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return null
  context.font = font
  return context.measureText(text)
}
