import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'

/** Says in its one place whether a change is being kept or has been. */
export function SavingState({ isSaving, isSaved }: { isSaving: boolean; isSaved: boolean }) {
  return (
    <Text size="xs" c="dimmed" mih={18} role="status">
      {isSaving && <FormattedMessage id="sources.text_saving" />}
      {isSaved && <FormattedMessage id="sources.text_saved" />}
    </Text>
  )
}
