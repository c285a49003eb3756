import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/useUser'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlugConnected } from '@/common/ui/icons/icons'
import { NarrowPage } from '@/common/ui/layout/NarrowPage'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { SourceListSkeleton } from '../list/SourceListSkeleton'
import { SourceRow } from '../list/SourceRow'
import { useListSourcesQuery } from '../list/sourceListApi'
import { PublicationDialog } from '../list/PublicationDialog'
import { useSourcePolling } from '../list/useSourcePolling'
import classes from './SourcesPage.module.css'

/** The sources of posts, and their settings (product-rules/screens.md#routes). */
export function SourcesPage() {
  const canPublish = usePermission('PUBLISH_POST')
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  const { data, isError, refetch } = useListSourcesQuery(undefined, useSourcePolling())
  const sources = data?.sources
  const connectButton = canConnect && (
    <Button
      component={Link}
      to={paths.integrations()}
      variant="default"
      leftSection={<IconPlugConnected size={18} />}
    >
      <FormattedMessage id="sources.action_connect" />
    </Button>
  )
  return (
    <NarrowPage>
      <PageHeader
        title={<FormattedMessage id="sources.title" />}
        count={sources?.length}
        action={connectButton}
      />
      {sources?.length === 0 && (
        <EmptyState
          subject="sources"
          title={<FormattedMessage id="sources.title_empty" />}
          action={connectButton}
        >
          <FormattedMessage id="sources.text_empty" />
        </EmptyState>
      )}
      {data && data.sources.length > 0 && (
        <ul className={classes.list}>
          {data.sources.map((source) => (
            <SourceRow
              key={source.id}
              source={source}
              canPublish={canPublish}
              defaultAlbum={data.defaultAlbum}
            />
          ))}
        </ul>
      )}
      {!sources &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <SourceListSkeleton />)}
      {data && <PublicationDialog {...data} />}
    </NarrowPage>
  )
}
