import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'

/** One place that shows whether a change is being saved or is saved. */
export function SavingState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  return (
    <Text size="xs" c="dimmed" mih={18} role="status">
      {isSaving && <FormattedMessage id="sources.text_saving" />}
      {isSaved && <FormattedMessage id="sources.text_saved" />}
    </Text>
  )
}
