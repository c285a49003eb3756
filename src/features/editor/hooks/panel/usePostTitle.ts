import { useIntl } from 'react-intl'
import { usePageTitle } from '@/common/routing/usePageTitle'
import { useAppSelector } from '@/common/store/hooks'
import { postText } from '@/common/ui/posts/postName'
import { selectPostInfo } from '../../editorSlice'

/** Characters of a caption by which a post is recognised. */
const TEXT_LENGTH = 40

/** «Post No. 3 · Poppies from…»: the heading of the editor and the title of its window, by the caption that is saved. */
export function usePostTitle(postId: number): string {
  const intl = useIntl()
  const info = useAppSelector(selectPostInfo)
  const text = (info ? postText(info) : '').replace(/\s+/g, ' ').trim()
  const title = intl.formatMessage(
    { id: 'editor.title_post' },
    {
      id: String(postId),
      text: text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH).trimEnd()}…` : text,
      hasText: text === '' ? 'no' : 'yes',
    },
  )
  usePageTitle(title)
  return title
}
