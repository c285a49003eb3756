import { ELEMENT_FONT, ELEMENT_STYLES, ACTION_LAYOUT } from '@/contract/elements/layout'
import { fontCss } from '@/contract/elements/fonts'
import { linkHref } from '@/contract/text/links'
import type { WidgetAction } from '@/contract/widgets/widgetElements'
import { element } from '../../core/element'
import { followClicks } from '../../core/links'
import type { SlideOptions } from '../elementsChunk'
import { needElementFont } from '../texts'
import { place, px, setMeasures } from '../place'

/** A button or a link to the address that the shop has set, or the name of a product without a page. */
export function createAction(
  action: WidgetAction,
  { followLinks, source, onActionClick }: SlideOptions,
): HTMLElement {
  const { type, text, backgroundColor, borderColor, borderRadius, borderWidth, textColor } = action
  const href = type === 'disabledProductLink' ? null : linkHref(action.link, document.baseURI)
  const node = href
    ? element('a', { class: `action action-${type}`, href, target: '_top' }, text)
    : element('span', { class: `action action-${type}` }, text)
  if (href) followClicks(node, followLinks, onActionClick)
  needElementFont(text, source.origin)
  place(node, action)
  setMeasures(node, ACTION_LAYOUT)
  Object.assign(node.style, {
    color: textColor,
    backgroundColor,
    borderRadius: px(borderRadius),
    // Draws the border inside the box, so that it does not enlarge the box.
    boxShadow: `inset 0 0 0 ${px(borderWidth)} ${borderColor}`,
    font: fontCss(ELEMENT_FONT, ELEMENT_STYLES.action, ACTION_LAYOUT.fontSize),
    fontSize: px(ACTION_LAYOUT.fontSize),
    lineHeight: px(ACTION_LAYOUT.lineHeight),
  })
  return node
}
