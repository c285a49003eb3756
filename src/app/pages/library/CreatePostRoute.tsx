import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { createPostSlice } from '@/features/posts/postsSlice'
import { ProductFilterField } from '@/features/products/slots/ProductFilterField'
import { CreatePostPage } from '@/features/posts/pages/CreatePostPage'

const Page = withSlices(CreatePostPage, createPostSlice)

/** A post from scratch with the choice of albums and of a product in it. */
export function CreatePostRoute() {
  return (
    <Page
      renderAlbumPicker={(props) => <AlbumPicker {...props} createKey="draft" />}
      renderProduct={(props) => <ProductFilterField {...props} label="create-post.label_product" />}
    />
  )
}
