import { Badge, Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconDeviceDesktop, IconDeviceMobile } from '@/common/ui/icons/icons'
import type { Session } from '@/contract/entities/membership'
import { useEndSessionMutation } from '../membershipApi'
import classes from './SessionList.module.css'

/** A session of the person: the device as text, where and since when. */
export function SessionRow({ session }: { session: Session }) {
  const intl = useIntl()
  const [endSession, { isLoading }] = useEndSessionMutation()
  const { id, browser, system, isPhone, network, createdAt, seenAt, isCurrent } = session
  const device =
    [browser, system].filter(Boolean).join(', ') ||
    intl.formatMessage({ id: 'membership.text_unknown-device' })
  const time = (instant: string) =>
    intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' })
  const Icon = isPhone ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.row}>
      <Icon size={20} aria-hidden />
      <div className={classes.words}>
        <Text size="sm" fw={600} component="div">
          {device}
          {isCurrent && (
            <Badge variant="light" size="sm" ml={8} tt="none">
              <FormattedMessage id="membership.text_this-device" />
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {network && <span className={classes.network}>{network}</span>}
          <FormattedMessage
            id="membership.text_session-since"
            values={{ since: time(createdAt) }}
          />
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="membership.text_session-seen" values={{ seen: time(seenAt) }} />
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="subtle"
          size="sm"
          loading={isLoading}
          aria-label={intl.formatMessage({ id: 'membership.label_end-session' }, { device })}
          onClick={() => void endSession({ id })}
        >
          <FormattedMessage id="membership.action_end-session" />
        </Button>
      )}
    </li>
  )
}
