import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconRefresh } from '@/common/ui/icons/icons'
import { useReadFeedMutation } from './feedsApi'

/** Has a feed read now. */
export function ReadButton({ id, label }: { id: number; label: MessageId }) {
  const [readFeed, { isLoading }] = useReadFeedMutation()
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconRefresh size={16} />}
      onClick={() => void readFeed({ id })}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
