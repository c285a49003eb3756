import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureMessage } from '@/common/api/apiError'
import { useResetOnUnmount } from '@/common/forms/requestFields'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import {
  IconAlertTriangle,
  IconBrandVk,
  IconKey,
  IconTrash,
  IconUsers,
} from '@/common/ui/icons/icons'
import { FailureWords } from '@/common/ui/states/FailureWords'
import type { Integration } from '@/contract/entities/sources/integration'
import {
  ChoiceList,
  ChoiceListSkeleton,
  ChoiceRow,
  ListFailure,
} from '@/features/sources/components/connection/ChoiceList'
import {
  ConnectionFacts,
  TokenNotice,
  ConnectionStatus,
} from '@/features/sources/components/connection/ConnectionFacts'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'
import {
  useChooseVkGroupMutation,
  useListVkGroupsInfiniteQuery,
} from '@/features/sources/integrationsApi'
import {
  integrationDeletionAsked,
  selectVkPanel,
  vkPanelClosed,
  vkPanelOpened,
  type VkPanel,
} from '@/features/sources/sourcesSlice'
import { VkSteps, VkTokenForm } from './VkTokenForm'

interface VkCardProps {
  integration: Integration | undefined
  /** Posts and mentions are read with the key of the back office, not with that of the connection. */
  isReadByOperator: boolean
}

/** The connection to a group of VK: first a token, then a group, then the connection. */
export function VkCard({ integration, isReadByOperator }: VkCardProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const disconnect = intl.formatMessage({ id: 'integrations.action_disconnect' })
  const panel = vkPanelOf(integration, useAppSelector(selectVkPanel))
  useEffect(() => () => void dispatch(vkPanelClosed()), [dispatch])
  return (
    <IntegrationCard
      icon={<IconBrandVk size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_vk" />}
      purpose={<FormattedMessage id="integrations.text_vk" />}
      status={integration && <ConnectionStatus status={integration.status} />}
      action={
        integration && (
          <ActionIcon
            size={36}
            aria-label={disconnect}
            title={disconnect}
            onClick={() => dispatch(integrationDeletionAsked({ id: integration.id }))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )
      }
    >
      {integration && integration.name !== '' && <ConnectionFacts integration={integration} />}
      {integration?.status === 'failed' && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} role="status">
          <FormattedMessage id="integrations.alert_token-refused" />
        </Alert>
      )}
      {integration && integration.status !== 'failed' && (
        <TokenNotice expiresAt={integration.tokenExpiresAt} />
      )}
      {panel === 'token' && <VkSteps isReadByOperator={isReadByOperator} />}
      {panel === 'token' && <VkTokenForm integration={integration} />}
      {panel === 'groups' && integration && <VkGroupChoice connectedName={integration.name} />}
      {integration && panel !== 'token' && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconKey size={16} />}
            onClick={() => dispatch(vkPanelOpened('token'))}
          >
            <FormattedMessage id="integrations.action_replace-token" />
          </Button>
          {panel === null && (
            <Button
              variant="default"
              leftSection={<IconUsers size={16} />}
              onClick={() => dispatch(vkPanelOpened('groups'))}
            >
              <FormattedMessage id="integrations.action_other-group" />
            </Button>
          )}
        </Group>
      )}
      <Text size="xs" c="dimmed">
        <FormattedMessage id="integrations.text_vk-video" />
        {!isReadByOperator && (
          <>
            {' '}
            <FormattedMessage id="integrations.text_vk-no-mentions" />
          </>
        )}
      </Text>
    </IntegrationCard>
  )
}

/** The groups that the person administers, one of which can be connected. */
function VkGroupChoice({ connectedName }: { connectedName: string }) {
  const intl = useIntl()
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
      {refusal && (
        <FieldError>
          <FailureWords message={refusal} />
        </FieldError>
      )}
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

/**
 * The step of the connection to VK that is shown: the chosen one, or else the next one that is needed; null when
 * nothing is needed.
 */
function vkPanelOf(integration: Integration | undefined, chosen: VkPanel | null): VkPanel | null {
  if (!integration || integration.status === 'failed') return 'token'
  if (chosen) return chosen
  return integration.status === 'waiting' ? 'groups' : null
}
