import { cutText } from '@/contract/text/typedText'
import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import type { WidgetElement } from '@/contract/widgets/widgetElements'
import type { PageTools } from './pageView'
import { webAddress } from './html'

const CAPTION_LENGTH = 120

/** A short name of a post: the beginning of its text, else its author, else the word for a post. */
export function captionOf({ text, author }: WidgetPost, { translate }: PageTools): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length > CAPTION_LENGTH) return `${cutText(words, CAPTION_LENGTH).trimEnd()}…`
  const name = author?.name.trim() ?? ''
  return words || (name ? translate('widget.post-by', { author: name }) : translate('widget.post'))
}

/** The alternative text of a slide: the text of its post, else its products, and which of the post's slides it is. */
export function altText(post: WidgetPost, slide: WidgetMedia, tools: PageTools): string {
  const products = slide.products.map(({ title }) => title.trim()).filter((title) => title !== '')
  const isNamed = post.text.trim() !== '' || products.length === 0
  const name = isNamed ? captionOf(post, tools) : products.join(', ')
  const count = post.media.length
  if (count < 2) return name
  const index = post.media.indexOf(slide) + 1
  return `${name} (${tools.translate('widget.post-of', { index, count })})`
}

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
