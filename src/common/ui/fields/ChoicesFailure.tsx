import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'

/** Under a field whose choices did not load: in few words, for there is little room, and a retry. */
export function ChoicesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
      <FormattedMessage id="server-error-short" />
      <Button variant="subtle" size="compact-sm" ml="xs" onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </Text>
  )
}
