import { fontCss } from '@/contract/elements/fonts'
import { wrapText } from '@/contract/elements/wrapText'
import { element } from '../core/element'
import { loadFont } from './loadFont'

interface LinesOptions {
  fontName: string
  fontStyle: string
  /** Px of the frame. */
  fontSize: number
  /** Room of a line, px of the frame. */
  width: number
  /** Where the fonts are served. */
  origin: string
}

/** Keeps the height of an empty line. */
const EMPTY = '\u200b'

/** Fills a node with exactly the lines that the editor draws; they are wrapped again when the font has loaded. */
export function fillLines(
  node: HTMLElement,
  text: string,
  { fontName, fontStyle, fontSize, width, origin }: LinesOptions,
): void {
  const measure = createMeasure(fontCss(fontName, fontStyle, fontSize))
  const draw = () => {
    const lines = wrapText(text, width, measure)
    node.replaceChildren(...lines.map((line) => element('span', { class: 'line' }, line || EMPTY)))
  }
  draw()
  loadFont(fontName, fontStyle, text, origin).then(draw, () => undefined)
}

function createMeasure(font: string): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  return (text) => {
    if (!context) return 0
    context.font = font
    return context.measureText(text).width
  }
}
