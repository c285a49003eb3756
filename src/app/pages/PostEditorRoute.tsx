import { Navigate, useParams } from 'react-router-dom'
import { isId } from '@/common/routing/isId'
import { paths } from '@/common/routing/paths'
import { PostEditorScreen } from './PostEditorScreen'

/** The post editor; only numeric addresses are posts (product-rules/screens.md#routes). */
export function PostEditorRoute() {
  const { postId = '' } = useParams()
  if (!isId(postId)) return <Navigate to={paths.notFound()} replace />
  return <PostEditorScreen postId={Number(postId)} />
}
