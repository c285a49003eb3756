import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatAgo } from '@/common/lib/format'
import { useNow } from '@/common/lib/useNow'
import type { Source } from '@/contract/entities/source'

/** Sources that are read from elsewhere; into the others people add posts themselves. */
const READ_FROM_ELSEWHERE = new Set<Source['type']>([
  'mention',
  'vk',
  'instagram',
  'youtube',
  'rss',
  'telegram',
])

/** The number of a source's posts, and when it was last read. */
export function SourceFacts({ source }: { source: Source }) {
  const intl = useIntl()
  const now = useNow()
  const { type, postCount, syncedAt } = source
  return (
    <Text size="xs" c="dimmed">
      <FormattedMessage id="sources.count_posts" values={{ count: postCount }} />
      {READ_FROM_ELSEWHERE.has(type) && (
        <>
          {' · '}
          {syncedAt === null ? (
            <FormattedMessage id="sources.text_never-synced" />
          ) : (
            <time
              dateTime={syncedAt}
              title={intl.formatDate(syncedAt, { dateStyle: 'long', timeStyle: 'short' })}
            >
              <FormattedMessage
                id="sources.text_synced"
                values={{ ago: formatAgo(intl, syncedAt, now) }}
              />
            </time>
          )}
        </>
      )}
    </Text>
  )
}
