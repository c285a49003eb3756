import { Button, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '@/common/api/failureMessage'
import { useResetOnUnmount } from '@/common/api/useResetOnUnmount'
import { useMessage } from '@/common/i18n/useMessage'
import { FieldError } from '@/common/ui/fields/FieldError'
import { useChooseVkGroupMutation, useListVkGroupsInfiniteQuery } from '../../integrationsApi'
import { ChoiceList, ChoiceListSkeleton, ChoiceRow } from '../connection/ChoiceList'
import { ListFailure } from '../connection/ListFailure'

/** The groups that the person administers, from which one is connected. */
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
      <ListFailure failure={error} onRetry={() => void refetch()} />
    ) : (
      <ChoiceListSkeleton rows={3} />
    )
  }
  return (
    <div>
      <Text size="sm" fw={500} mb={8}>
        <FormattedMessage id="integrations.label_groups" />
      </Text>
      <ChoiceList>
        {groups.map(({ id, name, photoUrl }) => (
          <ChoiceRow
            key={id}
            name={name}
            pictureUrl={photoUrl}
            note={
              name === connectedName && <FormattedMessage id="integrations.text_group-chosen" />
            }
            action={<FormattedMessage id="integrations.action_connect-group" />}
            actionLabel={intl.formatMessage({ id: 'integrations.label_connect-group' }, { name })}
            isChosen={choice.originalArgs?.groupId === id}
            isBusy={choice.isLoading}
            onChoose={() => void chooseGroup({ groupId: id })}
          />
        ))}
      </ChoiceList>
      {refusal && <FieldError>{words(refusal)}</FieldError>}
      {error && !isFetching && <ListFailure failure={error} onRetry={() => void fetchNextPage()} />}
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
