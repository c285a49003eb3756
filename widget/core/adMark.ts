import type { WidgetAd } from '@/contract/widgets/widgetApi'
import { element } from './element'
import type { Translate } from './texts'

function factsOf({ advertiser, inn, erid }: WidgetAd, translate: Translate): string {
  return translate('widget.ad-facts', { advertiser, inn, erid })
}

/** The label of an advertisement for screen readers. */
export function adWords(ad: WidgetAd, translate: Translate): string {
  return `${translate('widget.ad')} ${factsOf(ad, translate)}`
}

/** The label that the law asks for, in the shop's colours. */
export function createAdMark(ad: WidgetAd, className: string, translate: Translate): HTMLElement {
  const facts = factsOf(ad, translate)
  const word = element('b', {}, translate('widget.ad'))
  const mark = element('span', { class: className, title: facts }, word, ` ${facts}`)
  mark.style.color = ad.color
  mark.style.backgroundColor = ad.backgroundColor
  return mark
}
