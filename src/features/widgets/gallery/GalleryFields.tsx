import { useAppDispatch } from '@/common/store/hooks'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import type { RenderAlbumPicker } from '../components/fields/AlbumsField'
import fields from '../components/fields/Fields.module.css'
import { HeaderSection } from '../header/HeaderSection'
import { settingsChanged } from '../widgetEditorSlice'
import { ContentSection } from './ContentSection'
import type { GalleryEdit } from './galleryEdit'
import { LoadMoreSection } from './LoadMoreSection'
import { LookSection } from './LookSection'
import { PlaceSection } from './PlaceSection'
import { PopupSection } from './PopupSection'

interface GalleryFieldsProps {
  settings: GalleryEdit['settings']
  disabled: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/** The settings of a gallery or a product gallery (product-rules/widgets.md#gallery-settings), by subject. */
export function GalleryFields({ settings, disabled, renderAlbumPicker }: GalleryFieldsProps) {
  const dispatch = useAppDispatch()
  const edit = {
    settings,
    disabled,
    change: (changes: Parameters<GalleryEdit['change']>[0]) => {
      dispatch(settingsChanged(changes))
    },
  }
  return (
    <div className={fields.sections}>
      <ContentSection {...edit} renderAlbumPicker={renderAlbumPicker} />
      <LookSection {...edit} />
      {galleryLookOf(settings) !== 'slider' && <LoadMoreSection {...edit} />}
      <HeaderSection disabled={disabled} />
      <PopupSection {...edit} />
      <PlaceSection {...edit} />
    </div>
  )
}
