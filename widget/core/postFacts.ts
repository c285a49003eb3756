import { cutText } from '@/contract/text/typedText'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { Translate } from './texts'

const CAPTION_LENGTH = 120

/** A short name of a post for screen readers: the beginning of its text, else its author. */
export function captionOf(post: WidgetPost, translate: Translate): string {
  const text = post.text.replace(/\s+/g, ' ').trim()
  if (text.length > CAPTION_LENGTH) return `${cutText(text, CAPTION_LENGTH).trimEnd()}…`
  return text || titleOf(post, translate)
}

export function titleOf(post: WidgetPost, translate: Translate): string {
  const author = post.author?.name.trim()
  return author ? translate('widget.post-by', { author }) : translate('widget.post')
}
