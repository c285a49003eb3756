import { Navigate, useParams } from 'react-router-dom'
import * as v from 'valibot'
import { isId } from '@/common/routing/isId'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { postTypeSchema } from '@/contract/entities/post'
import { selectPostInfo } from '@/features/editor/editorSlice'
import { PostEditorScreen } from './PostEditorScreen'

/** The post editor in the context of a product: only numbers, and the type that the post has (section 2). */
export function ProductPostRoute() {
  const { id = '', postType = '', postId = '' } = useParams()
  const opened = useAppSelector(selectPostInfo)
  const isOther =
    opened?.vitrinaPost.id === Number(postId) && opened.providerPost.postType !== postType
  if (!isId(id) || !isId(postId) || !v.is(postTypeSchema, postType) || isOther) {
    return <Navigate to={paths.notFound()} replace />
  }
  return (
    <PostEditorScreen
      postId={Number(postId)}
      origin={{ to: paths.product(Number(id)), label: 'products.action_to-product' }}
    />
  )
}
