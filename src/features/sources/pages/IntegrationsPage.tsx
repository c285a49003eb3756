import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { NarrowPage } from '@/common/ui/layout/NarrowPage'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { CountersCard } from '../components/services/CountersCard'
import { DeleteIntegrationDialog } from '../components/connection/DeleteIntegrationDialog'
import { IntegrationsSkeleton } from '../components/connection/IntegrationsSkeleton'
import { InstagramCard } from '../components/instagram/InstagramCard'
import { ChannelsCard, isChannel } from '../components/channels/ChannelsCard'
import { TelegramCard } from '../components/telegram/TelegramCard'
import { VkCard } from '../components/vk/VkCard'
import { FeedCard } from '../feeds/FeedCard'
import { useConnectionPolling } from '../useConnectionPolling'
import { useListIntegrationsQuery } from '../integrationsApi'
import classes from './IntegrationsPage.module.css'

/** The account's connections (product-rules/screens.md#routes). */
export function IntegrationsPage() {
  const { data, isError, refetch } = useListIntegrationsQuery(undefined, useConnectionPolling())
  return (
    <NarrowPage>
      <PageHeader title={<FormattedMessage id="integrations.title" />} />
      {data && (
        <div className={classes.cards}>
          <div className={classes.wide}>
            <FeedCard feeds={data.feeds} />
          </div>
          <div className={classes.column}>
            <InstagramCard
              connections={data.integrations.filter(({ type }) => type === 'facebook')}
              lackingMetaApp={data.lackingMetaApp}
              lackingMentions={data.lackingMentions}
            />
            <ChannelsCard channels={data.integrations.filter(isChannel)} />
          </div>
          <div className={classes.column}>
            <VkCard
              integration={data.integrations.find(({ type }) => type === 'vk')}
              isReadByOperator={data.isVkReadByOperator}
            />
            <TelegramCard bots={data.integrations.filter(({ type }) => type === 'telegram')} />
            <CountersCard
              google={data.googleIntegration?.counterId ?? ''}
              yandex={data.yandexIntegration?.counterId ?? ''}
            />
          </div>
        </div>
      )}
      {!data &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <IntegrationsSkeleton />)}
      {data && <DeleteIntegrationDialog integrations={data.integrations} />}
    </NarrowPage>
  )
}
