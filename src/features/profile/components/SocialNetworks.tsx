import { Anchor, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { Integration, IntegrationType } from '@/contract/entities/sources/integration'
import { ProfileSection } from './ProfileSection'

/** Names that are the same in every language, as on the page of connections. */
const NETWORKS: Record<Exclude<IntegrationType, 'vk'>, string> = {
  facebook: 'Instagram',
  youtube: 'YouTube',
  rss: 'RSS',
  telegram: 'Telegram',
}
const STATUSES: Record<Integration['status'], [MessageId, StatusTone]> = {
  waiting: ['profile.status_waiting', 'waiting'],
  working: ['profile.status_working', 'good'],
  failed: ['profile.status_failed', 'bad'],
}

/** The networks that provide posts; they are connected on a screen of their own. */
export function SocialNetworks() {
  const { facebookIntegrations, activeIntegration } = useUser()
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  const connections: Pick<Integration, 'type' | 'name' | 'status'>[] = [...facebookIntegrations]
  // Of the other networks the user data contains only the one that is being read.
  if (activeIntegration && !connections.some(({ type }) => type === activeIntegration)) {
    connections.push({ type: activeIntegration, name: '', status: 'working' })
  }
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_networks" />}>
      <Stack gap="sm">
        {connections.map(({ type, name, status }, index) => (
          <Group key={index} justify="space-between" wrap="nowrap">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <b>{type === 'vk' ? <FormattedMessage id="library.source_vk" /> : NETWORKS[type]}</b>{' '}
              {name}
            </Text>
            <Status tone={STATUSES[status][1]}>
              <FormattedMessage id={STATUSES[status][0]} />
            </Status>
          </Group>
        ))}
        {connections.length === 0 && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="profile.text_no-networks" />
          </Text>
        )}
        {canConnect && (
          <Anchor component={Link} to={paths.integrations()} size="sm">
            <FormattedMessage id="profile.action_integrations" />
          </Anchor>
        )}
      </Stack>
    </ProfileSection>
  )
}
