import { Stack, Switch } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { STORIES_BOUNDS } from '@/contract/widgets/settings/storiesSettings'
import { STORY_SIZE } from '@/contract/widgets/settings/storySizes'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import type { StoriesEdit } from './storiesEdit'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

type Size = 'pcSize' | 'mobileSize' | 'margin' | 'nameFontSize' | 'nameMarginTop'

const SIZES: Record<Size, { label: MessageId; bounds: { min: number; max: number } }> = {
  pcSize: { label: 'widgets.label_size-desktop', bounds: STORIES_BOUNDS.pcSize },
  mobileSize: { label: 'widgets.label_size-phone', bounds: STORIES_BOUNDS.mobileSize },
  margin: { label: 'widgets.label_spacing', bounds: STORIES_BOUNDS.stories_margin },
  nameFontSize: {
    label: 'widgets.label_name-size',
    bounds: STORIES_BOUNDS.highlights_names_fontSize,
  },
  nameMarginTop: {
    label: 'widgets.label_name-margin',
    bounds: STORIES_BOUNDS.highlights_names_marginTop,
  },
}

/** Sizes in px; only highlights have names. */
export function SizeSection({ form, disabled, change }: StoriesEdit) {
  const intl = useIntl()
  const field = (size: Size) => (
    <NumberField
      key={size}
      bounds={SIZES[size].bounds}
      label={<FormattedMessage id={SIZES[size].label} />}
      suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
      value={form[size]}
      disabled={disabled}
      onChange={(value) => {
        change({ [size]: value })
      }}
    />
  )
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_stories-sizes" />}>
      <Stack gap="lg">
        <Switch
          label={<FormattedMessage id="widgets.label_own-size" />}
          description={
            <FormattedMessage
              id="widgets.hint_own-size"
              values={{ desktop: STORY_SIZE.pcSize, phone: STORY_SIZE.mobileSize }}
            />
          }
          disabled={disabled}
          checked={form.isCustomSize}
          onChange={(event) => {
            change({ isCustomSize: event.currentTarget.checked })
          }}
        />
        <div className={fields.numbers}>
          {form.isCustomSize && form.isOnDesktop && field('pcSize')}
          {form.isCustomSize && form.isOnPhone && field('mobileSize')}
          {form.isHighlights && [field('nameFontSize'), field('nameMarginTop')]}
          {field('margin')}
        </div>
      </Stack>
    </PanelSection>
  )
}
