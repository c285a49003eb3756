import { fontCss, fontFaces } from '@/contract/elements/fonts'
import { ELEMENT_FONT } from '@/contract/elements/layout'
import { wrapText } from '@/contract/elements/wrapText'
import { element } from '../core/element'

interface LinesOptions {
  fontName: string
  fontStyle: string
  /** Px of the frame. */
  fontSize: number
  /** The width available to a line, px of the frame. */
  width: number
  /** The origin that serves the fonts. */
  origin: string
}

/** An invisible character that keeps the height of an empty line. */
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

const known = new Set<string>()
const ANY_SIZE = 16

/** Loads the part of a sticker font that a text needs; without it the browser's own font stays. */
async function loadFont(name: string, style: string, text: string, origin: string): Promise<void> {
  for (const { family, source, descriptors } of fontFaces(name, origin)) {
    if (known.has(source)) continue
    known.add(source)
    document.fonts.add(new FontFace(family, source, descriptors))
  }
  await document.fonts.load(fontCss(name, style, ANY_SIZE), text)
}

/** Loads the font that a text needs. Until then the text is shown in the browser's own font. */
export function needElementFont(text: string, origin: string): void {
  loadFont(ELEMENT_FONT, 'regular', text, origin).catch(() => undefined)
}
