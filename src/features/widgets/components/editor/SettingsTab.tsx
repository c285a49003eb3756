import { Button, Stack, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconTrash } from '@/common/ui/icons/icons'
import { WIDGET_MODES } from '@/contract/entities/widgets/widget'
import { LIMITS } from '@/contract/limits'
import { titleChanged, visibilityChosen } from '../../widgetEditorSlice'
import { isTitleRefused, type WidgetForm } from '../../widgetForm'
import { MODE_LABELS } from '@/features/widgets/widgetList'
import { widgetDialogOpened } from '../../widgetsSlice'
import { ChoiceGroup } from '../fields/ChoiceGroup'

interface SettingsTabProps {
  embedId: string
  draft: WidgetForm
  disabled: boolean
}

/** The widget's title, its visibility on the site, and deleting it. */
export function SettingsTab({ embedId, draft, disabled }: SettingsTabProps) {
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
      {!disabled && (
        <div>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => dispatch(widgetDialogOpened({ kind: 'delete', embedId }))}
          >
            <FormattedMessage id="widgets.action_delete" />
          </Button>
        </div>
      )}
    </Stack>
  )
}
