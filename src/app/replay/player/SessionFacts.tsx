import { Alert, Badge, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { buildId } from '../../recorder/buildId'
import classes from './SessionFacts.module.css'
import { strayLinkDropped, usePlayer } from './playerSlice'

/** Facts of the session and of the current moment. */
export function SessionFacts() {
  const { id, session, steps, index, moment } = usePlayer()
  if (!session) return null
  const { build, code, locale, viewport, truncated } = session
  const facts: [MessageId, ReactNode][] = [
    ['replay.label_route', moment && readable(moment.route)],
    [
      'replay.label_time',
      <FormattedDate key="time" value={steps[index]?.at} dateStyle="medium" timeStyle="medium" />,
    ],
    ['replay.label_code', code],
    ['replay.label_record', id],
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

/** An address with its letters, as browsers show it. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** A notice that the link in the address leads to another record than the shown one. */
export function StrayLinkNotice() {
  const intl = useIntl()
  const { dispatch, strayLink } = usePlayer()
  if (!strayLink) return null
  return (
    <Alert
      color="orange"
      role="alert"
      className={classes.notice ?? ''}
      py="xs"
      withCloseButton
      closeButtonLabel={intl.formatMessage({ id: 'common.action_close' })}
      onClose={() => dispatch(strayLinkDropped())}
    >
      <FormattedMessage id="replay.alert_stray-link" values={{ ...strayLink }} />
    </Alert>
  )
}
