import en from '../../translations/widget/line/en.json'
import ru from '../../translations/widget/line/ru.json'
import { addStyles } from '../core/addStyles'
import { createArrows } from '../core/createArrows'
import { createTexts } from '../core/createTexts'
import css from './line.css'
import type { Line } from './lineChunk'

export function addArrows({ root, list, locale, source }: Line): () => void {
  const texts = createLineTexts(locale)
  const strip = list.parentElement
  addStyles(root, css, source.nonce)
  const { buttons, stop } = createArrows(list, {
    back: texts('line.scroll-back'),
    on: texts('line.scroll-on'),
    onUpdate: (isNeeded) => strip?.classList.toggle('has-arrows', isNeeded),
  })
  // The arrows are before the list, so that a keyboard reaches them before fifty tiles.
  strip?.prepend(...buttons)
  return () => {
    stop()
    for (const button of buttons) button.remove()
  }
}

const createLineTexts = createTexts({ ru, en })
