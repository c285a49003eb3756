import { fontCss, fontFaces } from '@/contract/elements/fonts'
import { ELEMENT_FONT } from '@/contract/elements/layout'

const known = new Set<string>()
const ANY_SIZE = 16

/** Loads the part of a sticker font that a text needs; without it the browser's own font stays. */
export async function loadFont(
  name: string,
  style: string,
  text: string,
  origin: string,
): Promise<void> {
  for (const { family, source, descriptors } of fontFaces(name, origin)) {
    if (known.has(source)) continue
    known.add(source)
    document.fonts.add(new FontFace(family, source, descriptors))
  }
  await document.fonts.load(fontCss(name, style, ANY_SIZE), text)
}

/** Text is shown at once in the browser's own font. */
export function needElementFont(text: string, origin: string): void {
  loadFont(ELEMENT_FONT, 'regular', text, origin).catch(() => undefined)
}
