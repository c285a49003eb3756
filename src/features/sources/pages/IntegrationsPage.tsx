import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { NarrowPage } from '@/common/ui/layout/NarrowPage'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { CountersCard } from '../components/services/CountersCard'
import { DeleteIntegrationDialog } from '../components/connection/DeleteIntegrationDialog'
import { FeedCard } from '../components/services/FeedCard'
import { IntegrationsSkeleton } from '../components/connection/IntegrationsSkeleton'
import { ProfilesCard } from '../components/services/ProfilesCard'
import { VkCard } from '../components/vk/VkCard'
import { useListIntegrationsQuery } from '../integrationsApi'
import classes from './IntegrationsPage.module.css'

/** What the account is connected to (product-rules/screens.md#routes). */
export function IntegrationsPage() {
  const { data, isError, refetch } = useListIntegrationsQuery()
  return (
    <NarrowPage>
      <PageHeader title={<FormattedMessage id="integrations.title" />} />
      {data && (
        <div className={classes.cards}>
          <div className={classes.column}>
            <FeedCard feed={data.feed} />
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
