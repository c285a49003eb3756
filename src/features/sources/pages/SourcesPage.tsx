import { Button, Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { pollingWhile } from '@/common/api/pollingWhile'
import { useNow } from '@/common/lib/useNow'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { IconChevronDown, IconChevronUp, IconPlugConnected } from '@/common/ui/icons/icons'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { Source, SourceReading } from '@/contract/entities/sources/source'
import { PublicationDialog } from '@/features/sources/list/PublicationDialog'
import { useListSourcesQuery, sourceListApi } from '@/features/sources/list/sourceListApi'
import { SourceRow } from '@/features/sources/list/SourceRow'
import type { RenderAlbumPicker } from '@/features/sources/list/SourceSettings'
import { selectAreUnusedShown, unusedSourcesToggled } from '@/features/sources/sourcesSlice'
import row from '@/features/sources/list/SourceRow.module.css'
import classes from './SourcesPage.module.css'

/** The sources of posts, and their settings (product-rules/screens.md#routes). */
export function SourcesPage({ renderAlbumPicker }: { renderAlbumPicker: RenderAlbumPicker }) {
  const canPublish = usePermission('PUBLISH_POST')
  const canConnect = usePermission('MANAGE_INTEGRATIONS')
  const { data, isError, refetch } = useListSourcesQuery(undefined, useSourcePolling())
  const sources = data?.sources
  const dispatch = useAppDispatch()
  const areUnusedShown = useAppSelector(selectAreUnusedShown)
  const unused = unusedSources(sources ?? [])
  const used = (sources ?? []).filter((source) => !unused.includes(source))
  const shown = areUnusedShown ? [...used, ...unused] : used
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
    <>
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
        <>
          <ul className={classes.list}>
            {shown.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                canPublish={canPublish}
                defaultAlbum={data.defaultAlbum}
                renderAlbumPicker={renderAlbumPicker}
              />
            ))}
          </ul>
          {unused.length > 0 && (
            <Button
              variant="subtle"
              mt="sm"
              aria-expanded={areUnusedShown}
              rightSection={
                areUnusedShown ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />
              }
              onClick={() => dispatch(unusedSourcesToggled())}
            >
              <FormattedMessage
                id={areUnusedShown ? 'sources.action_less' : 'sources.action_more'}
                values={{ count: unused.length }}
              />
            </Button>
          )}
        </>
      )}
      {!sources &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <SourceListSkeleton />)}
      {data && <PublicationDialog {...data} />}
    </>
  )
}

/** Sources that are not read and brought no post; none while that holds for all, or for one only, which takes no more room than a button. */
export function unusedSources(sources: readonly Source[]): Source[] {
  const unused = sources.filter(({ postCount, reading }) => postCount === 0 && reading === null)
  return unused.length > 1 && unused.length < sources.length ? unused : []
}

const ROWS = [0, 1, 2, 3]

/** The skeleton of the list while the sources are loading. */
function SourceListSkeleton() {
  return (
    <Loading className={classes.list}>
      {ROWS.map((key) => (
        <Skeleton key={key} className={row.placeholder ?? ''} radius="md" />
      ))}
    </Loading>
  )
}

/** Options of the query of sources: it polls while any source is being read, or is due. */
function useSourcePolling() {
  const now = useNow()
  const { isReading, error } = sourceListApi.endpoints.listSources.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isReading: data?.sources.some(({ reading }) => isUnderWay(reading, now)) ?? false,
      error,
    }),
  })
  return pollingWhile(isReading, error)
}

/** Whether a source is being read, or its time has come since the last response. */
const isUnderWay = (reading: SourceReading | null, now: number) =>
  reading !== null &&
  (reading.state === 'reading' ||
    (reading.nextReadAt !== null && Date.parse(reading.nextReadAt) <= now))
