import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { NarrowPage } from '@/common/ui/layout/NarrowPage'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { CountersCard } from '../components/services/CountersCard'
import { DeleteIntegrationDialog } from '../components/connection/DeleteIntegrationDialog'
import { IntegrationsSkeleton } from '../components/connection/IntegrationsSkeleton'
import { ProfilesCard } from '../components/services/ProfilesCard'
import { VkCard } from '../components/vk/VkCard'
import { FeedCard } from '../feeds/FeedCard'
import { useFeedPolling } from '../feeds/useFeedPolling'
import { useListIntegrationsQuery } from '../integrationsApi'
import classes from './IntegrationsPage.module.css'

/** What the account is connected to (product-rules/screens.md#routes). */
export function IntegrationsPage() {
  const { data, isError, refetch } = useListIntegrationsQuery(undefined, useFeedPolling())
  return (
    <NarrowPage>
      <PageHeader title={<FormattedMessage id="integrations.title" />} />
      {data && (
        <div className={classes.cards}>
          <div className={classes.wide}>
            <FeedCard feeds={data.feeds} />
          </div>
          <div className={classes.column}>
            <ProfilesCard profiles={data.integrations.filter(({ type }) => type === 'facebook')} />
          </div>
          <div className={classes.column}>
            <VkCard integration={data.integrations.find(({ type }) => type === 'vk')} />
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
