import { useParams } from 'react-router-dom'
import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { WidgetEditorPage } from '@/features/widgets/pages/WidgetEditorPage'
import type { WidgetEditor } from '@/features/widgets/widgetEditors'
import { galleryEditorSlice, widgetsSlice } from '@/features/widgets/widgetsSlice'

const EditorPage = withSlices(WidgetEditorPage, widgetsSlice, galleryEditorSlice)

/** A widget editor with a choice of albums. */
export function WidgetEditorRoute({ editor }: { editor: WidgetEditor }) {
  const { embedId = '' } = useParams()
  return (
    <EditorPage
      key={embedId}
      editor={editor}
      embedId={embedId}
      renderAlbumPicker={(props) => <AlbumPicker {...props} />}
    />
  )
}
