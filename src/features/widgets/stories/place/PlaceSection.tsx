import { Stack, Switch } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { Platform } from '@/contract/widgets/settings/galleryChoices'
import { STORIES_BOUNDS } from '@/contract/widgets/settings/storiesSettings'
import { PlatformsField } from '../../components/fields/PlatformsField'
import { SidesField } from '../../components/fields/SidesField'
import type { StoriesEdit } from '../storiesEdit'
import { DesktopPlace } from './DesktopPlace'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** Where the bar is: on which screens, where on each, and the space around it. */
export function PlaceSection(edit: StoriesEdit) {
  const { form, disabled, change } = edit
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_place" />}>
      <Stack gap="lg">
        <PlatformsField
          value={platformsOf(form)}
          disabled={disabled}
          onChange={(platforms) => {
            change({
              isOnPhone: platforms.includes('mobile'),
              isOnDesktop: platforms.includes('desktop'),
            })
          }}
        />
        {/* A side also fixes the bar on a phone, so it stays on offer there. */}
        {(form.isOnDesktop || !form.isInlineDesktop) && <DesktopPlace {...edit} />}
        {form.isOnPhone && (
          <Switch
            label={<FormattedMessage id="widgets.label_fixed-on-phone" />}
            description={
              <FormattedMessage
                id={
                  form.isInlineDesktop
                    ? 'widgets.hint_fixed-on-phone'
                    : 'widgets.hint_fixed-by-desktop'
                }
              />
            }
            // A bar at a side of a wide screen has no place in the page of a phone either.
            disabled={disabled || !form.isInlineDesktop}
            checked={form.isFixedOnPhone || !form.isInlineDesktop}
            onChange={(event) => {
              change({ isFixedOnPhone: event.currentTarget.checked })
            }}
          />
        )}
        <SidesField
          legend={<FormattedMessage id="widgets.label_paddings" />}
          bounds={STORIES_BOUNDS.padding}
          value={form.paddings}
          disabled={disabled}
          onChange={(paddings) => {
            change({ paddings })
          }}
        />
      </Stack>
    </PanelSection>
  )
}

const platformsOf = ({ isOnPhone, isOnDesktop }: StoriesEdit['form']): Platform[] => [
  ...(isOnPhone ? (['mobile'] as const) : []),
  ...(isOnDesktop ? (['desktop'] as const) : []),
]
