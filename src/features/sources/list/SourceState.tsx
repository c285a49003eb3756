import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { Source, SourceReading } from '@/contract/entities/sources/source'
import { momentOf } from '@/features/sources/momentOf'
import classes from './SourceRow.module.css'

const LOOKS: Record<SourceReading['state'], { label: MessageId; tone: StatusTone }> = {
  waiting: { label: 'sources.status_waiting', tone: 'waiting' },
  reading: { label: 'sources.status_reading', tone: 'waiting' },
  working: { label: 'sources.status_working', tone: 'good' },
  stopped: { label: 'sources.status_stopped', tone: 'bad' },
  failed: { label: 'sources.status_failed', tone: 'bad' },
}

/** The state of a source's reading and its next step, with the available actions beside them. */
export function SourceState({
  type,
  reading,
  children,
}: Pick<Source, 'type'> & { reading: SourceReading; children?: ReactNode }) {
  const { label, tone } = LOOKS[reading.state]
  const isForChannel = reading.state === 'waiting' && type === 'telegram'
  return (
    <div className={classes.state} data-state={reading.state}>
      {/* The numbers are outside, because a screen reader would read them every two seconds. */}
      <div aria-live="polite">
        <Status tone={tone}>
          <FormattedMessage id={isForChannel ? 'sources.status_waiting-channel' : label} />
        </Status>
      </div>
      <Text component="span" size="xs" c="dimmed">
        <NextStep reading={reading} />
      </Text>
      <Text component="span" size="xs" c="dimmed">
        {children}
      </Text>
    </div>
  )
}

function NextStep({ reading: { state, progress, nextReadAt } }: { reading: SourceReading }) {
  const intl = useIntl()
  const now = useNow()
  if (state === 'reading') {
    if (progress === null) return <FormattedMessage id="sources.text_queued" />
    const { done, total } = progress
    return total === null ? (
      <FormattedMessage id="sources.text_progress" values={{ count: done }} />
    ) : (
      <FormattedMessage id="sources.text_progress-of" values={{ count: done, total }} />
    )
  }
  if (nextReadAt === null) return null
  if (Date.parse(nextReadAt) <= now) return <FormattedMessage id="sources.text_next-soon" />
  return (
    <FormattedMessage
      id={state === 'working' ? 'sources.text_next' : 'sources.text_retry'}
      values={{ time: momentOf(intl, nextReadAt) }}
    />
  )
}

/** The results of the last reading. A reading without results is mentioned only right after it. */
export function SourceResult({
  result,
  isJustRead,
}: Pick<SourceReading, 'result'> & { isJustRead: boolean }) {
  if (result === null) return null
  const { created, changed, waiting } = result
  const isNews = created + changed + waiting > 0
  if (!isNews) {
    return isJustRead ? (
      <Text size="xs" c="dimmed" role="status">
        <FormattedMessage id="sources.text_no-news" />
      </Text>
    ) : null
  }
  return (
    <Text size="xs" c="dimmed">
      <FormattedMessage id="sources.text_result" values={{ created, changed }} />
      {waiting > 0 && (
        <>
          {' '}
          <FormattedMessage id="sources.text_result-waiting" values={{ count: waiting }} />
        </>
      )}
    </Text>
  )
}
