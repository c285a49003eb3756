import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconDeviceDesktop, IconDeviceMobile } from '@/common/ui/icons/icons'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { Session } from '@/contract/entities/account/membership'
import {
  useEndOtherSessionsMutation,
  useListSessionsQuery,
  useEndSessionMutation,
} from '@/features/membership/membershipApi'
import classes from './SessionList.module.css'

/** The sessions of the person; any other session can be ended from here. */
export function SessionList() {
  const {
    data: sessions,
    isError,
    refetch,
  } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Stack gap="xs" component="section" aria-labelledby="sessions-title">
      <Title order={3} id="sessions-title">
        <FormattedMessage id="membership.title_sessions" />
        {sessions && (
          <Badge variant="light" color="gray" ms={8}>
            {sessions.length}
          </Badge>
        )}
      </Title>
      {hasOthers && (
        <Button
          variant="default"
          loading={isLoading}
          className={classes.all ?? ''}
          onClick={() => void endOthers()}
        >
          <FormattedMessage id="membership.action_end-other-sessions" />
        </Button>
      )}
      {sessions && (
        <ul className={classes.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && !hasOthers && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="membership.text_no-other-sessions" />
        </Text>
      )}
      {!sessions &&
        (isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height={52} />
            <Skeleton height={52} mt={8} />
          </Loading>
        ))}
    </Stack>
  )
}

/** A session of the person: the device as text, where and since when. */
function SessionRow({ session }: { session: Session }) {
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
            <Badge variant="light" size="sm" ms={8} tt="none">
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
