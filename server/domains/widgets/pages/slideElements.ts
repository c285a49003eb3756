import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { webAddress } from './webAddress'

/** The words on a slide, from back to front. */
export const textsOf = (elements: readonly WidgetElement[]): string[] =>
  elements.flatMap((one) => {
    const text = one.kind === 'textSticker' ? one.text.trim() : ''
    return text === '' ? [] : [text]
  })

/** The buttons and links of a slide that lead to the web. */
export const actionsOf = (elements: readonly WidgetElement[]): { href: string; text: string }[] =>
  elements.flatMap((one) => {
    // A product without a page.
    if (one.kind !== 'callToAction' || one.type === 'disabledProductLink') return []
    const href = webAddress(one.link)
    return href === null ? [] : [{ href, text: one.text.trim() || new URL(href).hostname }]
  })
