import { Switch, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import {
  DEFAULT_GALLERY_SETTINGS,
  GALLERY_BOUNDS,
} from '@/contract/widgets/settings/gallerySettings'
import { LIMITS } from '@/contract/limits'
import { isLoadMoreOn } from '@/contract/widgets/settings/galleryForm'
import { type GalleryEdit, loadMoreSwitched } from './galleryEdit'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** Whether more posts can be loaded, how, and the button's style. */
export function LoadMoreSection({ settings, disabled, change }: GalleryEdit) {
  const intl = useIntl()
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_load-more" />}>
      <Switch
        label={<FormattedMessage id="widgets.label_load-more" />}
        description={<FormattedMessage id="widgets.hint_load-more" />}
        disabled={disabled}
        checked={isLoadMoreOn(settings)}
        onChange={(event) => {
          change(loadMoreSwitched(settings, event.currentTarget.checked))
        }}
      />
      {isLoadMoreOn(settings) && (
        <>
          <Switch
            label={<FormattedMessage id="widgets.label_auto-load-more" />}
            description={<FormattedMessage id="widgets.hint_auto-load-more" />}
            disabled={disabled}
            checked={settings.auto_load_more === '1'}
            onChange={(event) => {
              change({ load_more: '1', auto_load_more: event.currentTarget.checked ? '1' : '' })
            }}
          />
          <TextInput
            label={<FormattedMessage id="widgets.label_load-more-text" />}
            placeholder={DEFAULT_GALLERY_SETTINGS.load_more_text}
            maxLength={LIMITS.loadMoreText}
            disabled={disabled}
            value={settings.load_more_text}
            onChange={(event) => {
              change({ load_more_text: event.currentTarget.value })
            }}
          />
          <NumberField
            bounds={GALLERY_BOUNDS.load_more_spacing}
            label={<FormattedMessage id="widgets.label_load-more-spacing" />}
            suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
            value={settings.load_more_spacing}
            disabled={disabled}
            onChange={(load_more_spacing) => {
              change({ load_more_spacing })
            }}
          />
        </>
      )}
    </PanelSection>
  )
}
