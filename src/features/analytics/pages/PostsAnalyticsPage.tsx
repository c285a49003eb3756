import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { Redirect } from '@/common/routing/Redirect'
import { paths } from '@/common/routing/paths'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { Pages } from '@/common/ui/lists/Pages'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { useExportPostAnalyticsMutation, useListPostAnalyticsQuery } from '../reportsApi'
import { PostTable, PostTableSkeleton } from '../components/PostTable'
import { ReportBar } from '../components/ReportBar'
import { useReportFilter } from '@/features/analytics/reportFilter'
import { searchOfFilter } from '../reportFilter'

/** Renders the choice of a widget, which belongs to another slice. */
export type RenderWidgetFilter = (props: {
  embedId: string | null
  onChange: (embedId: string | null) => void
}) => ReactNode

/** The posts that shoppers open, with their results (product-rules/screens.md#routes). */
export function PostsAnalyticsPage(props: { renderWidgetFilter: RenderWidgetFilter }) {
  const { filter, span, change } = useReportFilter()
  const { days, embedId, page } = filter
  const { data, isFetching, isError, refetch } = useListPostAnalyticsQuery({ ...span, page })
  const [exportPosts, { isLoading: isExporting }] = useExportPostAnalyticsMutation()
  const isEmpty = data?.paging.total === 0
  if (data && !isFetching && !isEmpty && data.posts.length === 0) {
    // The list has fewer pages than the address names.
    const search = searchOfFilter({ ...filter, page: data.paging.pageCount })
    return <Redirect to={{ search }} />
  }
  return (
    <>
      <ReportBar
        days={days}
        onPeriod={(value) => {
          change({ days: value })
        }}
        action={
          <Button
            variant="default"
            leftSection={<IconFileDownload size={16} />}
            loading={isExporting}
            disabled={!data || isEmpty}
            onClick={() => void exportPosts(span)}
          >
            <FormattedMessage id="analytics.action_export" />
          </Button>
        }
      >
        {props.renderWidgetFilter({
          embedId,
          onChange: (value) => {
            change({ embedId: value })
          },
        })}
      </ReportBar>
      {!isError && !data && <PostTableSkeleton />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && isEmpty && <NoPosts />}
      {!isError && data && !isEmpty && (
        <>
          <PostTable
            posts={data.posts}
            search={searchOfFilter({ days, embedId, page: 1 })}
            isBusy={isFetching}
          />
          <Pages
            page={page}
            pageCount={data.paging.pageCount}
            onChange={(value) => {
              change({ page: value })
            }}
          />
        </>
      )}
    </>
  )
}

function NoPosts() {
  return (
    <EmptyState
      subject="analytics"
      title={<FormattedMessage id="analytics.title_no-posts" />}
      action={
        <Button component={Link} to={paths.galleries()}>
          <FormattedMessage id="analytics.action_widgets" />
        </Button>
      }
    >
      <FormattedMessage id="analytics.text_no-posts" />
    </EmptyState>
  )
}
