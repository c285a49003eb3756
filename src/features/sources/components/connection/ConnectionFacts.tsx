import { Text, Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { Integration } from '@/contract/entities/sources/integration'
import { tokenExpiry, type TokenExpiry } from '@/contract/entities/sources/tokenExpiry'
import { momentOf } from '@/features/sources/momentOf'
import classes from './ConnectionFacts.module.css'

/** The name of the connection, when it was last read, and when it is read next. */
export function ConnectionFacts({ integration }: { integration: Integration }) {
  const intl = useIntl()
  const now = useNow()
  const { name, syncedAt, status, nextReadAt } = integration
  return (
    <div className={classes.facts}>
      <Text fw={600} className={classes.name}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {syncedAt === null ? (
          <FormattedMessage id="sources.text_never-synced" />
        ) : (
          <FormattedMessage
            id="sources.text_synced"
            values={{ ago: formatAgo(intl, syncedAt, now) }}
          />
        )}
      </Text>
      {status === 'working' && nextReadAt !== null && (
        <Text size="xs" c="dimmed">
          {Date.parse(nextReadAt) <= now ? (
            <FormattedMessage id="sources.text_next-soon" />
          ) : (
            <FormattedMessage
              id="sources.text_next"
              values={{ time: momentOf(intl, nextReadAt) }}
            />
          )}
        </Text>
      )}
    </div>
  )
}

const WORDS: Record<TokenExpiry, { id: MessageId; color: string }> = {
  'two-weeks': { id: 'integrations.alert_token-two-weeks', color: 'yellow' },
  week: { id: 'integrations.alert_token-week', color: 'orange' },
  day: { id: 'integrations.alert_token-day', color: 'orange' },
  expired: { id: 'integrations.alert_token-expired', color: 'red' },
}

/**
 * Warns when a token ends in less than two weeks, in less than one week, or within a day, and when it has ended
 * (product-rules/sources.md#token-expiry).
 */
export function TokenNotice({ expiresAt }: { expiresAt: string | null }) {
  const intl = useIntl()
  const expiry = tokenExpiry(expiresAt, useNow())
  if (expiry === null || expiresAt === null) return null
  const { id, color } = WORDS[expiry]
  // Some tokens are valid for only an hour, so the time is shown too.
  const date =
    expiry === 'day'
      ? momentOf(intl, expiresAt)
      : intl.formatDate(expiresAt, { day: 'numeric', month: 'long' })
  return (
    <Alert color={color} icon={<IconAlertTriangle size={18} />} role="status">
      <FormattedMessage id={id} values={{ date }} />
    </Alert>
  )
}

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
