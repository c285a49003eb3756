import { useParams } from 'react-router-dom'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { WidgetEditorPage } from '@/features/widgets/pages/WidgetEditorPage'
import type { WidgetEditor } from '@/features/widgets/widgetEditors'

/** A widget editor with the choice of albums in it. */
export function WidgetEditorRoute({ editor }: { editor: WidgetEditor }) {
  const { embedId = '' } = useParams()
  return (
    <WidgetEditorPage
      key={embedId}
      editor={editor}
      embedId={embedId}
      renderAlbumPicker={(props) => <AlbumPicker {...props} />}
    />
  )
}
