import { useParams } from 'react-router-dom'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { GalleryEditorPage } from '@/features/widgets/pages/GalleryEditorPage'

/** The gallery editor with the choice of albums in it. */
export function GalleryEditorRoute() {
  const { embedId = '' } = useParams()
  return (
    <GalleryEditorPage
      key={embedId}
      embedId={embedId}
      renderAlbumPicker={(props) => <AlbumPicker {...props} />}
    />
  )
}
