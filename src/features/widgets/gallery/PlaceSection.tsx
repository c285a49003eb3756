import { Stack, TextInput } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LIMITS } from '@/contract/limits'
import { GALLERY_BOUNDS, isWidgetId } from '@/contract/widgets/settings/gallerySettings'
import { PlatformsField } from '../components/fields/PlatformsField'
import { SidesField } from '../components/fields/SidesField'
import type { GalleryEdit } from './galleryEdit'

/** On which screens the gallery is, the space around it, and how links find it. */
export function PlaceSection({ settings, disabled, change }: GalleryEdit) {
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
