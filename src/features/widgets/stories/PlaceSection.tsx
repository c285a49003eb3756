import { Stack, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import type { Platform } from '@/contract/widgets/settings/galleryDefaults'
import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'
import { STORIES_BOUNDS } from '@/contract/widgets/settings/storiesSettings'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import { PlatformsField } from '@/features/widgets/components/fields/PlatformsField'
import { SidesField } from '@/features/widgets/components/fields/NumberFields'
import type { StoriesEdit } from './storiesEdit'
import classes from './DesktopPlace.module.css'

/** The placement of the bar: on which kinds of screens, where on each, and the space around it. */
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
        {/* A bar at a side of the screen is also fixed on a phone, so the side can be changed even when only a phone shows the bar. */}
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
            // A bar at a side of a wide screen is not in the flow of the page, so it is fixed on a phone too.
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

const PLACES = ['inline', 'left', 'right'] as const
type Place = (typeof PLACES)[number]

const LABELS: Record<Place, MessageId> = {
  inline: 'widgets.label_place-inline',
  left: 'widgets.label_place-left',
  right: 'widgets.label_place-right',
}
const CHANGES: Record<Place, Partial<StoriesForm>> = {
  inline: { isInlineDesktop: true },
  left: { isInlineDesktop: false, isRightSide: false },
  right: { isInlineDesktop: false, isRightSide: true },
}

/** The placement on a wide screen: in the page, or at a side of the screen. */
function DesktopPlace({ form, disabled, change }: StoriesEdit) {
  const side = form.isRightSide ? 'right' : 'left'
  return (
    <ChoiceGroup
      legend={<FormattedMessage id="widgets.label_place-desktop" />}
      look="tiles"
      disabled={disabled}
      value={form.isInlineDesktop ? 'inline' : side}
      choices={PLACES.map((place) => ({
        value: place,
        label: <FormattedMessage id={LABELS[place]} />,
        picture: <span className={classes.screen} data-place={place} />,
      }))}
      onChoose={(place) => {
        change(CHANGES[place])
      }}
    />
  )
}
