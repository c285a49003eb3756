import { useParams } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { SegmentInstallation } from '@/features/segments/slots/SegmentInstallation'
import { WidgetEditorPage } from '@/features/widgets/pages/WidgetEditorPage'
import type { WidgetEditor } from '@/features/widgets/widgetEditors'
import { widgetEditorSlice, widgetsSlice } from '@/features/widgets/widgetsSlice'

const EditorPage = withSlices(WidgetEditorPage, widgetsSlice, widgetEditorSlice)

const PreviewedProduct = lazyWithTexts(() =>
  import(/* webpackChunkName: "preview-product" */ './PreviewedProduct').then(
    (module) => module.PreviewedProduct,
  ),
)

/** A widget editor with a choice of albums and a note about segments. */
export function WidgetEditorRoute({ editor }: { editor: WidgetEditor }) {
  const { embedId = '' } = useParams()
  return (
    <EditorPage
      productField={<PreviewedProduct />}
      key={embedId}
      editor={editor}
      embedId={embedId}
      renderAlbumPicker={({ field, ...props }) => (
        <AlbumPicker
          isOrdered
          {...props}
          createKey={`widget ${field}`}
          storiesFirst={editor === 'builderstories'}
        />
      )}
      // A 3D model is shown to every segment.
      installationNote={editor === 'stl-builder' ? null : <SegmentInstallation />}
    />
  )
}
