import { fontCss } from '@/contract/elements/fonts'
import { TEXT_LAYOUT } from '@/contract/elements/layout'
import type { WidgetText } from '@/contract/widgets/widgetElements'
import { element } from '../../core/element'
import type { SlideOptions } from '../elementsChunk'
import { fillLines } from '../texts'
import { place, px } from '../place'

/** Text on a background of its own. */
export function createText(sticker: WidgetText, { source, frameWidth }: SlideOptions): HTMLElement {
  const { text, color, backgroundColor, fontName, fontStyle, fontSize, width } = sticker
  const { padding, radius, lineHeight } = TEXT_LAYOUT
  const node = element('p', { class: 'sticker-text' })
  place(node, sticker)
  Object.assign(node.style, {
    width: `${width}%`,
    padding: px(padding),
    borderRadius: px(radius),
    color,
    backgroundColor,
    font: fontCss(fontName, fontStyle, fontSize),
    fontSize: px(fontSize),
    lineHeight: `${lineHeight}`,
  })
  const room = (width / 100) * frameWidth - 2 * padding
  fillLines(node, text, { fontName, fontStyle, fontSize, width: room, origin: source.origin })
  return node
}
