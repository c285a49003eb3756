import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { failureMessage } from '@/common/api/failureMessage'
import { useMessage } from '@/common/i18n/useMessage'
import { IconRefresh } from '@/common/ui/icons/icons'

/** Why a list from the network cannot be shown (product-rules/sources.md#vk-groups), with a retry. */
export function ListFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const words = useMessage()
  const message = failureMessage(failure)
  return (
    <div role="alert">
      <Text size="sm" mb={8}>
        {message && words(message)}
      </Text>
      <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </div>
  )
}
