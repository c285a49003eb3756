import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { GALLERY_BOUNDS } from '@/contract/widgets/settings/gallerySettings'
import { AlbumsField, type RenderAlbumPicker } from '../components/fields/AlbumsField'
import { NumberField } from '../components/fields/NumberField'
import type { GalleryEdit } from './galleryEdit'

interface ContentSectionProps extends GalleryEdit {
  renderAlbumPicker: RenderAlbumPicker
}

/** The posts of the gallery, and what a product with too few of them shows. */
export function ContentSection(props: ContentSectionProps) {
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
