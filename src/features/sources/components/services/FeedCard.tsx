import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePermission } from '@/common/session/useUser'
import { IconRss } from '@/common/ui/icons/icons'
import { feedLinkSchema, type Feed } from '@/contract/entities/integration'
import { useCreateFeedMutation } from '../../integrationsApi'
import { FeedFacts } from './FeedFacts'
import { IntegrationCard } from '../connection/IntegrationCard'
import { OneFieldForm } from '../connection/OneFieldForm'
import { ConnectionStatus } from '../connection/ConnectionStatus'

/** The catalogue feed: its link and its state (product-rules/sources.md#feed). */
export function FeedCard({ feed }: { feed: Feed | null }) {
  const intl = useIntl()
  const canManage = usePermission('MANAGE_FEED')
  const [createFeed, request] = useCreateFeedMutation({ fixedCacheKey: 'createFeed' })
  return (
    <IntegrationCard
      icon={<IconRss size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_feed" />}
      purpose={<FormattedMessage id="integrations.text_feed" />}
      status={feed && <ConnectionStatus status={feed.status} />}
    >
      {feed && <FeedFacts feed={feed} />}
      {canManage ? (
        <OneFieldForm
          name="link"
          label={<FormattedMessage id="integrations.label_feed" />}
          hint={
            <FormattedMessage
              id={feed ? 'integrations.hint_feed-replaced' : 'integrations.hint_feed'}
            />
          }
          placeholder="https://shop.ru/feed.xml"
          submitLabel={
            <FormattedMessage
              id={feed ? 'integrations.action_replace-feed' : 'integrations.action_submit-feed'}
            />
          }
          initialValue={feed?.link ?? ''}
          schema={feedLinkSchema}
          request={request}
          onSubmit={(link) => void createFeed({ link })}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {!feed && `${intl.formatMessage({ id: 'integrations.text_no-feed' })} `}
          <FormattedMessage id="integrations.text_feed-denied" />
        </Text>
      )}
    </IntegrationCard>
  )
}
