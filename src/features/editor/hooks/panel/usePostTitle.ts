import { useIntl } from 'react-intl'
import { excerpt } from '@/common/lib/excerpt'
import { usePageTitle } from '@/common/routing/windowTitle'
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
      text: excerpt(text, TEXT_LENGTH),
      hasText: text === '' ? 'no' : 'yes',
    },
  )
  usePageTitle(title)
  return title
}
