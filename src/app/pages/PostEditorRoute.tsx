import { Navigate, useParams } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { PostEditorPage } from '@/features/editor/pages/PostEditorPage'
import { ProductPicker } from '@/features/products/slots/ProductPicker'

/** The post editor with the product search and the albums in it; only numeric addresses are posts (section 2). */
export function PostEditorRoute() {
  const { postId = '' } = useParams()
  if (!/^\d{1,15}$/.test(postId)) return <Navigate to={paths.notFound()} replace />
  return (
    <PostEditorPage
      key={postId}
      postId={Number(postId)}
      renderProductPicker={(props) => <ProductPicker {...props} />}
      renderAlbumPicker={(props) => <AlbumPicker {...props} />}
    />
  )
}
