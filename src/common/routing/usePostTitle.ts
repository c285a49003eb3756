import { useIntl } from 'react-intl'
import { excerpt } from '@/contract/text/typedText'
import { usePageTitle } from './windowTitle'

/** Characters of a caption by which a post is recognised. */
const TEXT_LENGTH = 40

/** «Post No. 3 · Poppies from…»: the heading of a page about one post and the title of its window, by its caption. */
export function usePostTitle(postId: number, caption: string): string {
  const intl = useIntl()
  const text = caption.replace(/\s+/g, ' ').trim()
  const title = intl.formatMessage(
    { id: 'editor.title_post' },
    {
      id: String(postId),
      text: excerpt(text, TEXT_LENGTH),
      hasText: text === '' ? 'no' : 'yes',
    },
  )
  usePageTitle(title)
  return title
}
