import { Badge, Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { useEndOtherSessionsMutation, useListSessionsQuery } from '../membershipApi'
import { SessionRow } from './SessionRow'
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
          <Badge variant="light" color="gray" ml={8}>
            {sessions.length}
          </Badge>
        )}
      </Title>
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
