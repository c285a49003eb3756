import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { FeedStatus as State } from '@/contract/entities/feed'

const LOOKS: Record<State, { label: MessageId; tone: StatusTone }> = {
  processing: { label: 'feeds.status_processing', tone: 'waiting' },
  review: { label: 'feeds.status_review', tone: 'waiting' },
  held: { label: 'feeds.status_held', tone: 'waiting' },
  working: { label: 'feeds.status_working', tone: 'good' },
  failed: { label: 'feeds.status_failed', tone: 'bad' },
}

/** The status of a feed. */
export function FeedStatus({ status }: { status: State }) {
  const { label, tone } = LOOKS[status]
  return (
    <Status tone={tone}>
      <FormattedMessage id={label} />
    </Status>
  )
}
