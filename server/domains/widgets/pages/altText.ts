import { cutText } from '@/contract/text/typedText'
import type { WidgetMedia, WidgetPost } from '@/contract/widgets/widgetApi'
import type { PageTools } from './pageView'

const CAPTION_LENGTH = 120

/** A short name of a post: the beginning of its text, else its author. */
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
