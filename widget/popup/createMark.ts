import { formatPrice } from '@/contract/text/figures'
import type { WidgetProduct } from '@/contract/widgets/widgetApi'
import { element } from '../core/element'
import { createProductCard, type CardOptions } from './createProductCard'

/** Marks below this height (percent of the frame) show their card above themselves. */
const LOWER_PART = 55

/** A product's position on the picture, and the card that it shows. */
export interface Mark {
  node: HTMLElement
  skuId: number
  isShown(): boolean
  hide(): void
  highlight(isOn: boolean): void
}

/** `onShow` is called before the card opens, so that only one is open. */
export function createMark(product: WidgetProduct, options: CardOptions, onShow: () => void): Mark {
  const price = formatPrice(product.price, product.currency, options.locale)
  const label = price === null ? product.title : `${product.title}, ${price}`
  const button = element('button', {
    type: 'button',
    class: 'mark',
    'aria-label': product.isSimilar ? `${options.translate('widget.similar')}: ${label}` : label,
    'aria-expanded': 'false',
  })
  const tip = element('div', { class: 'tip', hidden: true }, createProductCard(product, options))
  const node = element('div', { class: 'marked' }, button, tip)
  if (product.marker.y > LOWER_PART) tip.classList.add('is-above')
  node.style.setProperty('--x', `${clampPercent(product.marker.x)}%`)
  node.style.setProperty('--y', `${clampPercent(product.marker.y)}%`)

  /** Pinned by a click or a tap: stays when the pointer leaves. */
  let isPinned = false
  const show = () => {
    if (!tip.hidden) return
    onShow()
    tip.hidden = false
    button.setAttribute('aria-expanded', 'true')
  }
  const hide = () => {
    isPinned = false
    tip.hidden = true
    button.setAttribute('aria-expanded', 'false')
  }
  button.addEventListener('click', () => {
    if (isPinned) {
      hide()
      return
    }
    show()
    isPinned = true
  })
  node.addEventListener('focusin', show)
  node.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && node.contains(relatedTarget))) hide()
  })
  node.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') show()
  })
  node.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !isPinned) hide()
  })

  return {
    node,
    skuId: product.skuId,
    isShown: () => !tip.hidden,
    hide,
    highlight: (isOn) => button.classList.toggle('is-highlighted', isOn),
  }
}

function clampPercent(value: number): number {
  return Math.min(100, Math.max(0, value))
}
