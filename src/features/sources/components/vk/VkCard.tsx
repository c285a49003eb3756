import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  IconAlertTriangle,
  IconBrandVk,
  IconKey,
  IconTrash,
  IconUsers,
} from '@/common/ui/icons/icons'
import type { Integration } from '@/contract/entities/integration'
import {
  integrationDeletionAsked,
  selectVkPanel,
  vkPanelClosed,
  vkPanelOpened,
} from '../../sourcesSlice'
import { vkPanelOf } from '../../vkPanelOf'
import { ConnectionFacts } from '../connection/ConnectionFacts'
import { IntegrationCard } from '../connection/IntegrationCard'
import { ConnectionStatus } from '../connection/ConnectionStatus'
import { TokenNotice } from '../connection/TokenNotice'
import { VkGroupChoice } from './VkGroupChoice'
import { VkSteps } from './VkSteps'
import { VkTokenForm } from './VkTokenForm'
import '@mantine/core/styles/Alert.css'

interface VkCardProps {
  integration: Integration | undefined
  /** Posts and mentions are read with the key of the back office, not with that of the connection. */
  isReadByOperator: boolean
}

/** The connection to a group of VK: token, then group, then connected. */
export function VkCard({ integration, isReadByOperator }: VkCardProps) {
  const dispatch = useAppDispatch()
  const panel = vkPanelOf(integration, useAppSelector(selectVkPanel))
  useEffect(() => () => void dispatch(vkPanelClosed()), [dispatch])
  return (
    <IntegrationCard
      icon={<IconBrandVk size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_vk" />}
      purpose={<FormattedMessage id="integrations.text_vk" />}
      status={integration && <ConnectionStatus status={integration.status} />}
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
      {integration && (
        <Group gap="xs">
          {panel !== 'token' && (
            <Button
              variant="default"
              leftSection={<IconKey size={16} />}
              onClick={() => dispatch(vkPanelOpened('token'))}
            >
              <FormattedMessage id="integrations.action_replace-token" />
            </Button>
          )}
          {panel === null && (
            <Button
              variant="default"
              leftSection={<IconUsers size={16} />}
              onClick={() => dispatch(vkPanelOpened('groups'))}
            >
              <FormattedMessage id="integrations.action_other-group" />
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => dispatch(integrationDeletionAsked({ id: integration.id }))}
          >
            <FormattedMessage id="integrations.action_disconnect" />
          </Button>
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
