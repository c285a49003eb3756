import { useParams } from 'react-router-dom'
import { RedirectToNotFound } from '@/common/routing/Redirect'
import { isId } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { PostEditorScreen } from './PostEditorScreen'

/** The post editor that leads back to an album; ids are numbers (product-rules/screens.md#routes). */
export function AlbumPostRoute() {
  const { albumId = '', postId = '' } = useParams()
  if (!isId(albumId) || !isId(postId)) return <RedirectToNotFound />
  return (
    <PostEditorScreen
      postId={Number(postId)}
      origin={{ to: paths.album(Number(albumId)), label: 'albums.action_back' }}
    />
  )
}
