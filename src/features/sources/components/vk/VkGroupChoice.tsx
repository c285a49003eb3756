import { Avatar, Button, Skeleton, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '@/common/api/failureMessage'
import { useResetOnUnmount } from '@/common/api/useResetOnUnmount'
import { useMessage } from '@/common/i18n/useMessage'
import { FieldError } from '@/common/ui/fields/FieldError'
import { Loading } from '@/common/ui/states/Loading'
import { useChooseVkGroupMutation, useListVkGroupsInfiniteQuery } from '../../integrationsApi'
import { GroupFailure } from './GroupFailure'
import classes from './VkGroupChoice.module.css'

const ROWS = [0, 1, 2]
const ROW_HEIGHT_PX = 52

/** The groups that the person administers, one of which is to be connected. */
export function VkGroupChoice({ connectedName }: { connectedName: string }) {
  const intl = useIntl()
  const words = useMessage()
  const { data, error, refetch, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } =
    useListVkGroupsInfiniteQuery()
  const [chooseGroup, choice] = useChooseVkGroupMutation({ fixedCacheKey: 'chooseVkGroup' })
  useResetOnUnmount(choice.reset)
  const groups = data?.pages.flatMap((page) => page.groups)
  const refusal = choice.error ? failureMessage(choice.error) : null

  if (!groups) {
    return error && !isFetching ? (
      <GroupFailure failure={error} onRetry={() => void refetch()} />
    ) : (
      <Loading className={classes.list}>
        {ROWS.map((key) => (
          <Skeleton key={key} height={ROW_HEIGHT_PX} radius="md" />
        ))}
      </Loading>
    )
  }
  return (
    <div>
      <Text size="sm" fw={500} mb={8}>
        <FormattedMessage id="integrations.label_groups" />
      </Text>
      <ul className={classes.list}>
        {groups.map(({ id, name, photoUrl }) => (
          <li key={id} className={classes.group}>
            <Avatar src={photoUrl} alt="" size={36} radius="md" name={name} />
            <Text size="sm" className={classes.name}>
              {name}
              {name === connectedName && (
                <Text component="span" size="xs" c="dimmed">
                  {' · '}
                  <FormattedMessage id="integrations.text_group-chosen" />
                </Text>
              )}
            </Text>
            <Button
              variant="light"
              size="xs"
              loading={choice.isLoading && choice.originalArgs?.groupId === id}
              disabled={choice.isLoading && choice.originalArgs?.groupId !== id}
              aria-label={intl.formatMessage({ id: 'integrations.label_connect-group' }, { name })}
              onClick={() => void chooseGroup({ groupId: id })}
            >
              <FormattedMessage id="integrations.action_connect-group" />
            </Button>
          </li>
        ))}
      </ul>
      {refusal && <FieldError>{words(refusal)}</FieldError>}
      {error && !isFetching && (
        <GroupFailure failure={error} onRetry={() => void fetchNextPage()} />
      )}
      {hasNextPage && (!error || isFetching) && (
        <Button
          variant="subtle"
          mt={8}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <FormattedMessage id="integrations.action_more-groups" />
        </Button>
      )}
    </div>
  )
}
