import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Feed, Integration } from '@/contract/entities/integration'

type Status = Feed['status'] | Integration['status']

const LOOKS: Record<Status, { label: MessageId; color: string }> = {
  review: { label: 'integrations.label_review', color: 'yellow' },
  processing: { label: 'integrations.label_processing', color: 'yellow' },
  waiting: { label: 'integrations.label_waiting', color: 'yellow' },
  working: { label: 'integrations.label_working', color: 'green' },
  failed: { label: 'integrations.label_failed', color: 'red' },
}

/** How a connection or the feed is. */
export function StatusBadge({ status }: { status: Status }) {
  const { label, color } = LOOKS[status]
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      <FormattedMessage id={label} />
    </Badge>
  )
}
