import { useState } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { isId } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { postTypeSchema } from '@/contract/entities/posts/post'
import { editorSlice, selectPostInfo } from '@/features/editor/editorSlice'
import { PostEditorScreen } from './PostEditorScreen'

/**
 * The post editor in the context of a product. Both ids must be numbers, and the type must be the post's own
 * (product-rules/screens.md#routes).
 */
export const ProductPostRoute = withSlices(PostOfProduct, editorSlice)

function PostOfProduct() {
  const { id = '', postType = '', postId = '' } = useParams()
  const opened = useAppSelector(selectPostInfo)
  // Kept in state, because the post is closed before the redirect happens; without this flag the screen would open it
  // again.
  const [isOther, setIsOther] = useState(false)
  const isOpen = opened?.vitrinaPost.id === Number(postId)
  if (isOpen && opened.providerPost.postType !== postType && !isOther) setIsOther(true)
  if (!isId(id) || !isId(postId) || !v.is(postTypeSchema, postType) || isOther) {
    return <RedirectToNotFound />
  }
  return (
    <PostEditorScreen
      postId={Number(postId)}
      origin={{ to: paths.product(Number(id)), label: 'products.action_to-product' }}
    />
  )
}
