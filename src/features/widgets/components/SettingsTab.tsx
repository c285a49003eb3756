import { Stack, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { WIDGET_MODES } from '@/contract/entities/widget'
import { LIMITS } from '@/contract/limits'
import { titleChanged, visibilityChosen } from '../galleryEditorSlice'
import { isTitleRefused, type GalleryForm } from '../galleryForm'
import { MODE_LABELS } from '../widgetLabels'
import { ChoiceGroup } from './ChoiceGroup'

/** The widget's title and who sees it on the site. */
export function SettingsTab({ draft, disabled }: { draft: GalleryForm; disabled: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <Stack gap="lg">
      <TextInput
        label={<FormattedMessage id="widgets.label_title" />}
        required
        disabled={disabled}
        maxLength={LIMITS.widgetTitle}
        value={draft.role}
        error={isTitleRefused(draft.role) && intl.formatMessage({ id: 'empty-gallery-title' })}
        onChange={(event) => dispatch(titleChanged(event.currentTarget.value))}
      />
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_visibility" />}
        look="rows"
        disabled={disabled}
        value={draft.isEnabled}
        choices={WIDGET_MODES.map((mode) => ({
          value: mode,
          label: <FormattedMessage id={MODE_LABELS[mode].label} />,
          hint: <FormattedMessage id={MODE_LABELS[mode].hint} />,
        }))}
        onChoose={(mode) => dispatch(visibilityChosen(mode))}
      />
    </Stack>
  )
}
