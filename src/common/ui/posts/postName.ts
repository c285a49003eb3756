import type { IntlShape } from 'react-intl'
import { cutText } from '@/contract/text/typedText'
import type { PostInfo } from '@/contract/entities/posts/post'

/** Characters of a text that name its post to a screen reader. */
const NAME_LENGTH = 80

interface WithText {
  vitrinaPost: Pick<PostInfo['vitrinaPost'], 'text'>
  providerPost: Pick<PostInfo['providerPost'], 'text'>
}

/** The caption of a post that is shown: the shop's own, else the author's; empty for a post without text. */
export function postText({ vitrinaPost, providerPost }: WithText): string {
  return vitrinaPost.text || providerPost.text
}

/** The name of a post where its picture cannot be seen. */
export function postName(intl: IntlShape, post: WithText): string {
  return (
    cutText(postText(post), NAME_LENGTH) || intl.formatMessage({ id: 'library.label_untitled' })
  )
}
