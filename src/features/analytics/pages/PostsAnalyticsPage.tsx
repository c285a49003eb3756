import { Redirect } from '@/common/routing/Redirect'
import { Pages } from '@/common/ui/lists/Pages'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { addressOfFilter, searchOfFilter, useReportFilter } from '@/features/analytics/reportFilter'
import type { ReportSlots } from '../reportSlots'
import { Definitions } from '../components/Definition'
import { NothingFound } from '../components/NothingFound'
import { ReportBar } from '../components/ReportBar'
import { METRIC_LABELS } from '../metrics'
import { useExportPostAnalyticsMutation, useListPostAnalyticsQuery } from '../reportsApi'
import { POST_ORDERS } from '@/contract/entities/analytics'
import { DownloadMenu, FileItems } from '../tables/DownloadMenu'
import { PostTable, PostTableSkeleton } from '../tables/PostTable'
import { orderOfTable, sortChange } from '../tables/tableOrder'

/** The posts that shoppers open, with their results (product-rules/screens.md#routes). */
export function PostsAnalyticsPage(slots: ReportSlots) {
  const shown = useReportFilter()
  const { filter, question, compared, change } = shown
  const { page } = filter
  const { sort, order } = orderOfTable(filter, POST_ORDERS)
  const asked = { ...question, ...(order && { order }), isCompared: compared !== null }
  const { data, isFetching, isError, refetch } = useListPostAnalyticsQuery({ ...asked, page })
  const [exportPosts, { isLoading: isExporting }] = useExportPostAnalyticsMutation()
  const isEmpty = data?.paging.total === 0
  if (data && !isFetching && !isEmpty && data.posts.length === 0) {
    // The list has fewer pages than the address names.
    const search = addressOfFilter({ ...filter, page: data.paging.pageCount }).toString()
    return <Redirect to={{ search }} />
  }
  return (
    <>
      <ReportBar
        slots={slots}
        report={shown}
        action={
          <DownloadMenu isBusy={isExporting} isDisabled={!data || isEmpty}>
            <FileItems onChoose={(format) => void exportPosts({ ...asked, format })} />
          </DownloadMenu>
        }
      />
      {!isError && !data && <PostTableSkeleton />}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && isEmpty && (
        <NothingFound
          report={shown}
          title="analytics.title_no-posts"
          text="analytics.text_no-posts"
        />
      )}
      {!isError && data && !isEmpty && (
        <>
          <PostTable
            posts={data.posts}
            search={searchOfFilter(filter)}
            isBusy={isFetching}
            sort={sort}
            onSort={(next) => {
              change(sortChange(next))
            }}
          />
          <Pages
            page={page}
            pageCount={data.paging.pageCount}
            onChange={(value) => {
              change({ page: value })
            }}
          />
          <Definitions of={POST_TABLE_DEFINITIONS} />
        </>
      )}
    </>
  )
}

/** What the numbers of the table mean. */
const POST_TABLE_DEFINITIONS = [
  METRIC_LABELS.opens,
  METRIC_LABELS.productClicks,
  { title: 'analytics.title_click-rate', hint: 'analytics.hint_click-rate' },
  METRIC_LABELS.purchases,
  { title: 'analytics.title_revenue', hint: 'analytics.hint_revenue' },
] as const
