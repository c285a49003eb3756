import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { Integration } from '@/contract/entities/sources/integration'

type State = Integration['status']

const LOOKS: Record<State, { label: MessageId; tone: StatusTone }> = {
  waiting: { label: 'integrations.label_waiting', tone: 'waiting' },
  working: { label: 'integrations.label_working', tone: 'good' },
  failed: { label: 'integrations.label_failed', tone: 'bad' },
}

/** The status of a connection. */
export function ConnectionStatus({ status }: { status: State }) {
  const { label, tone } = LOOKS[status]
  return (
    <Status tone={tone}>
      <FormattedMessage id={label} />
    </Status>
  )
}
