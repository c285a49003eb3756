import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { CreatePostPage } from '@/features/posts/pages/CreatePostPage'

/** A post from scratch with the choice of albums in it. */
export function CreatePostRoute() {
  return <CreatePostPage renderAlbumPicker={(props) => <AlbumPicker {...props} />} />
}
