import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import type { Integration } from '@/contract/entities/sources/integration'
import classes from './ConnectionFacts.module.css'

/** The name of the connection and the time of its last load. */
export function ConnectionFacts({ integration }: { integration: Integration }) {
  const intl = useIntl()
  const now = useNow()
  const { name, syncedAt } = integration
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
    </div>
  )
}
