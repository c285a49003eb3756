import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import { GALLERY_BOUNDS } from '@/contract/widgets/settings/gallerySettings'
import {
  type RenderAlbumPicker,
  AlbumsField,
} from '@/features/widgets/components/fields/AlbumsField'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import { NumberField } from '@/features/widgets/components/fields/NumberField'
import { HeaderSection } from '@/features/widgets/header/HeaderSection'
import { settingsChanged } from '@/features/widgets/widgetEditorSlice'
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

interface ContentSectionProps extends GalleryEdit {
  renderAlbumPicker: RenderAlbumPicker
}

/** The albums of the gallery, and the spare ones of a product with too few posts. */
function ContentSection(props: ContentSectionProps) {
  const { settings, disabled, change, renderAlbumPicker } = props
  const fallback = 'fallback_albums' in settings ? settings.fallback_albums : null
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_content" />}>
      <AlbumsField
        albums={settings.albums}
        disabled={disabled}
        renderAlbumPicker={renderAlbumPicker}
      />
      <NumberField
        bounds={GALLERY_BOUNDS.min_posts}
        label={<FormattedMessage id="widgets.label_min-posts" />}
        hint={
          <FormattedMessage
            id={fallback ? 'widgets.hint_min-product-posts' : 'widgets.hint_min-posts'}
          />
        }
        value={settings.min_posts}
        disabled={disabled}
        onChange={(min_posts) => {
          change({ min_posts })
        }}
      />
      {fallback &&
        renderAlbumPicker({
          field: 'fallback',
          value: fallback,
          disabled,
          label: <FormattedMessage id="widgets.label_fallback-albums" />,
          onChange: (albums) => {
            change({ fallback_albums: albums.map(({ id }) => id) })
          },
        })}
    </PanelSection>
  )
}
