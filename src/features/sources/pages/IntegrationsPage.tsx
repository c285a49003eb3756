import { Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { pollingWhile } from '@/common/api/pollingWhile'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import { ChannelsCard, isChannel } from '@/features/sources/components/cards/ChannelsCard'
import { CountersCard } from '@/features/sources/components/cards/CountersCard'
import { TelegramCard } from '@/features/sources/components/cards/TelegramCard'
import { VkCard } from '@/features/sources/components/cards/VkCard'
import { DeleteIntegrationDialog } from '@/features/sources/components/connection/DeleteIntegrationDialog'
import { InstagramCard } from '@/features/sources/components/instagram/InstagramCard'
import { FeedCard } from '@/features/sources/feeds/FeedCard'
import { useListIntegrationsQuery, integrationsApi } from '@/features/sources/integrationsApi'
import classes from './IntegrationsPage.module.css'

/** The account's connections (product-rules/screens.md#routes). */
export function IntegrationsPage() {
  const { data, isError, refetch } = useListIntegrationsQuery(undefined, useConnectionPolling())
  return (
    <>
      <PageHeader title={<FormattedMessage id="integrations.title" />} />
      {data && (
        <div className={classes.cards}>
          <div className={classes.wide}>
            <FeedCard feeds={data.feeds} />
          </div>
          <InstagramCard
            connections={data.integrations.filter(({ type }) => type === 'facebook')}
            lackingMetaApp={data.lackingMetaApp}
            lackingMentions={data.lackingMentions}
          />
          <VkCard
            integration={data.integrations.find(({ type }) => type === 'vk')}
            isReadByOperator={data.isVkReadByOperator}
          />
          <div className={classes.wide}>
            <TelegramCard bots={data.integrations.filter(({ type }) => type === 'telegram')} />
          </div>
          <ChannelsCard channels={data.integrations.filter(isChannel)} />
          <CountersCard
            google={data.googleIntegration?.counterId ?? ''}
            yandex={data.yandexIntegration?.counterId ?? ''}
          />
        </div>
      )}
      {!data &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <IntegrationsSkeleton />)}
      {data && <DeleteIntegrationDialog integrations={data.integrations} />}
    </>
  )
}

/** The skeletons of the cards: two side by side, or one across. */
const CARDS = [
  { height: 230, isWide: true },
  { height: 246, isWide: false },
  { height: 246, isWide: false },
  { height: 330, isWide: true },
  { height: 240, isWide: false },
  { height: 240, isWide: false },
] as const

/** The skeleton of the cards while the connections are loading. */
function IntegrationsSkeleton() {
  return (
    <Loading className={classes.cards}>
      {CARDS.map(({ height, isWide }, index) => (
        <Skeleton
          key={index}
          className={(isWide && classes.wide) || ''}
          height={height}
          radius="md"
        />
      ))}
    </Loading>
  )
}

/** Options of the query of connections: it polls while a feed is being read or a bot waits for its channel. */
function useConnectionPolling() {
  const { isReading, error } = integrationsApi.endpoints.listIntegrations.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isReading: data !== undefined && isUnderWay(data),
      error,
    }),
  })
  return pollingWhile(isReading, error)
}

const isUnderWay = ({ feeds, integrations }: ResponseOf<typeof sourceEndpoints.listIntegrations>) =>
  feeds.some(({ status }) => status === 'processing') ||
  integrations.some(({ type, status }) => type === 'telegram' && status === 'waiting')
