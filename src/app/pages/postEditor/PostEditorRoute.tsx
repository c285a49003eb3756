import { useParams } from 'react-router-dom'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { isId } from '@/common/routing/addressParts'
import { PostEditorScreen } from './PostEditorScreen'

/** The post editor; only numeric addresses are posts (product-rules/screens.md#routes). */
export function PostEditorRoute() {
  const { postId = '' } = useParams()
  if (!isId(postId)) return <RedirectToNotFound />
  return <PostEditorScreen postId={Number(postId)} />
}
