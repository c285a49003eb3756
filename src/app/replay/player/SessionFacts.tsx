import { Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { buildId } from '../../recorder/buildId'
import classes from './SessionFacts.module.css'
import { usePlayer } from './playerSlice'

/** Facts of the session and of the current moment. */
export function SessionFacts() {
  const { session, steps, index, moment } = usePlayer()
  if (!session) return null
  const { build, code, locale, viewport, truncated } = session
  const facts: [MessageId, ReactNode][] = [
    ['replay.label_route', moment?.route],
    [
      'replay.label_time',
      <FormattedDate key="time" value={steps[index]?.at} dateStyle="medium" timeStyle="medium" />,
    ],
    ['replay.label_code', code],
    ['replay.label_build', build],
    ['replay.label_locale', locale],
    ['replay.label_viewport', `${viewport.width} × ${viewport.height}`],
    ['replay.label_stopped', moment?.stopped],
  ]
  // Older records have no code.
  const shown = facts.filter(([label]) => label !== 'replay.label_code' || code !== undefined)
  return (
    <Group gap="lg" wrap="wrap" className={classes.facts}>
      <dl className={classes.list}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt className={classes.term}>
              <FormattedMessage id={label} />
            </dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {truncated && (
        <Badge variant="light" color="gray" tt="none">
          <FormattedMessage id="replay.hint_truncated" />
        </Badge>
      )}
      {build !== buildId() && (
        <Text size="xs">
          <FormattedMessage id="replay.hint_other-build" />
        </Text>
      )}
    </Group>
  )
}
