import { lazyWithTexts } from '@/common/i18n/lazyWithTexts'
import { ModelFields } from '../../stl/lazyModelEditor'
import type { WidgetForm } from '../../widgetForm'
import type { RenderAlbumPicker } from '../fields/AlbumsField'

const GalleryFields = lazyWithTexts(() =>
  import(/* webpackChunkName: "gallery-fields" */ '../../gallery/GalleryFields').then(
    (module) => module.GalleryFields,
  ),
)
const StoriesFields = lazyWithTexts(() =>
  import(/* webpackChunkName: "stories-fields" */ '../../stories/StoriesFields').then(
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
