import type { WidgetPost, WidgetAd } from '@/contract/widgets/widgetApi'
import { element } from './element'
import type { Translate } from './texts'

const CAPTION_LENGTH = 120
/** The end of a cut text: a part of a word, if there are others, and the signs before it that are not letters or digits. */
const CUT_END = /[^\p{L}\d]{0,9}(\s\S*)?$/u

/**
 * A short name of a post for screen readers: the beginning of its text in whole words, else its author, else the word
 * for a post.
 */
export function captionOf(post: WidgetPost, translate: Translate): string {
  const text = post.text.replace(/\s+/g, ' ').trim()
  if (text.length > CAPTION_LENGTH) return text.slice(0, CAPTION_LENGTH).replace(CUT_END, '…')
  return text || titleOf(post, translate)
}

export function titleOf(post: WidgetPost, translate: Translate): string {
  const author = post.author?.name.trim()
  return author ? translate('widget.post-by', { author }) : translate('widget.post')
}

const factsOf = (ad: WidgetAd, translate: Translate): string =>
  translate('widget.ad-facts', { ...ad })

/** The label of an advertisement for screen readers. */
export function adWords(ad: WidgetAd, translate: Translate): string {
  return `${translate('widget.ad')} ${factsOf(ad, translate)}`
}

/** The advertising label that the law requires, in the shop's colours. */
export function createAdMark(ad: WidgetAd, className: string, translate: Translate): HTMLElement {
  const facts = factsOf(ad, translate)
  const word = element('b', {}, translate('widget.ad'))
  const mark = element('span', { class: className, title: facts }, word, ` ${facts}`)
  mark.style.color = ad.color
  mark.style.backgroundColor = ad.backgroundColor
  return mark
}
