import { lazyWithTexts } from '@/common/i18n/catalogue'
import { ModelFields } from '@/features/widgets/stl/lazyModelEditor'
import type { WidgetForm } from '@/features/widgets/widgetForm'
import type { RenderAlbumPicker } from '@/features/widgets/components/fields/AlbumsField'

const GalleryFields = lazyWithTexts(() =>
  import(/* webpackChunkName: "gallery-fields" */ '@/features/widgets/gallery/GalleryFields').then(
    (module) => module.GalleryFields,
  ),
)
const StoriesFields = lazyWithTexts(() =>
  import(/* webpackChunkName: "stories-fields" */ '@/features/widgets/stories/StoriesFields').then(
    (module) => module.StoriesFields,
  ),
)

interface DisplayTabProps {
  embedId: string
  draft: WidgetForm
  disabled: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/** The settings of the widget's type: its contents and its look. */
export function DisplayTab({ embedId, draft, ...field }: DisplayTabProps) {
  switch (draft.widgetType) {
    case 'story':
      return <StoriesFields settings={draft.gallerySettings} {...field} />
    case 'gallery':
    case 'sku':
      return <GalleryFields settings={draft.gallerySettings} {...field} />
    case 'stl':
      return (
        <ModelFields embedId={embedId} settings={draft.gallerySettings} disabled={field.disabled} />
      )
  }
}
