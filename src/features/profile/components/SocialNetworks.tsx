import { Anchor, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { useGetUserQuery, usePermission, useUser } from '@/common/session/user'
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

/** The networks that provide posts, also those that stopped; another screen connects and reconnects them. */
export function SocialNetworks() {
  // A network may have stopped since the page was loaded.
  useGetUserQuery(undefined, { refetchOnMountOrArgChange: true })
  const { connections } = useUser()
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  const hasFailed = connections.some(({ status }) => status === 'failed')
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_networks" />}>
      <Stack gap="sm">
        {connections.map(({ id, type, name, status }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
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
            <FormattedMessage
              id={hasFailed ? 'profile.action_mend-networks' : 'profile.action_integrations'}
            />
          </Anchor>
        )}
        {!canConnect && hasFailed && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="sources.text_ask-who-connects" />
          </Text>
        )}
      </Stack>
    </ProfileSection>
  )
}
