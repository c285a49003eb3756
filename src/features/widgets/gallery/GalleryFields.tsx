import { Stack, TextInput } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LIMITS } from '@/contract/limits'
import { POPUP_HEADERS, type PopupHeader } from '@/contract/widgets/settings/galleryDefaults'
import { galleryLookOf } from '@/contract/widgets/settings/galleryForm'
import { GALLERY_BOUNDS, isWidgetId } from '@/contract/widgets/settings/gallerySettings'
import {
  type RenderAlbumPicker,
  AlbumsField,
} from '@/features/widgets/components/fields/AlbumsField'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import { HtmlField } from '@/features/widgets/components/fields/HtmlField'
import { NumberField, SidesField } from '@/features/widgets/components/fields/NumberFields'
import { PlatformsField } from '@/features/widgets/components/fields/PlatformsField'
import { HeaderSection } from '@/features/widgets/header/HeaderSection'
import { settingsChanged } from '@/features/widgets/widgetEditorSlice'
import type { GalleryEdit } from './galleryEdit'
import { LoadMoreSection } from './LoadMoreSection'
import { LookSection } from './LookSection'

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

/** The albums of the gallery. For a product gallery, also the albums that fill it when a product has too few posts. */
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

/** The screens that show the gallery, the space around it, and the id by which links find it. */
function PlaceSection({ settings, disabled, change }: GalleryEdit) {
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_place" />}>
      <Stack gap="lg">
        <PlatformsField
          value={settings.platforms}
          disabled={disabled}
          onChange={(platforms) => {
            change({ platforms })
          }}
        />
        <SidesField
          legend={<FormattedMessage id="widgets.label_margins" />}
          bounds={GALLERY_BOUNDS.margin}
          value={settings.margins}
          disabled={disabled}
          onChange={(margins) => {
            change({ margins })
          }}
        />
        <TextInput
          label={<FormattedMessage id="widgets.label_anchor" />}
          description={<FormattedMessage id="widgets.hint_anchor" />}
          error={!isWidgetId(settings.widget_id) && <FormattedMessage id="invalid-widget-id" />}
          placeholder="lookbook"
          disabled={disabled}
          maxLength={LIMITS.widgetId}
          value={settings.widget_id}
          onChange={(event) => {
            change({ widget_id: event.currentTarget.value })
          }}
        />
      </Stack>
    </PanelSection>
  )
}

const HEADERS: Record<PopupHeader, MessageId> = {
  default: 'widgets.label_popup-default',
  custom: 'widgets.label_popup-custom',
  postsCount: 'widgets.label_popup-posts-count',
  hidden: 'widgets.label_popup-hidden',
}

/** The setting of an open post: the header above it. */
function PopupSection({ settings, disabled, change }: GalleryEdit) {
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_popup" />}>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_popup-header" />}
        look="rows"
        disabled={disabled}
        value={settings.popup_header}
        choices={POPUP_HEADERS.map((value) => ({
          value,
          label: <FormattedMessage id={HEADERS[value]} />,
        }))}
        onChoose={(popup_header) => {
          change({ popup_header })
        }}
      />
      {settings.popup_header === 'custom' && (
        <HtmlField
          value={settings.popup_html}
          disabled={disabled}
          onChange={(popup_html) => {
            change({ popup_html })
          }}
        />
      )}
    </PanelSection>
  )
}
