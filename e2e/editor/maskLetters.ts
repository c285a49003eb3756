import type { BrowserContext } from '@playwright/test'

/**
 * Draws every letter on the canvas as the same letter, and none in the field over it. Only the length, spaces and lines
 * of a text then matter, as in a record without texts.
 */
export async function maskLetters(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('textarea { color: transparent !important }')
    document.adoptedStyleSheets.push(sheet)
    const masked = (text: string) => text.replace(/\S/g, 'н')
    const drawing = CanvasRenderingContext2D.prototype
    const { fillText, measureText } = drawing
    drawing.fillText = function (text, ...place) {
      fillText.call(this, masked(text), ...place)
    }
    drawing.measureText = function (text) {
      return measureText.call(this, masked(text))
    }
  })
}
