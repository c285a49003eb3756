import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Redirect } from '@/common/routing/Redirect'
import { Pages } from '@/common/ui/lists/Pages'
import { Menu } from '@/common/ui/menus/floating'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { FILE_FORMATS, type FileFormat } from '@/contract/text/csv'
import { addressOfFilter, searchOfFilter, useReportFilter } from '@/features/analytics/reportFilter'
import type { ReportSlots } from '../reportSlots'
import { Definitions } from '../components/Definition'
import { NothingFound } from '../components/NothingFound'
import { ReportBar } from '../components/ReportBar'
import { METRIC_LABELS } from '../metrics'
import { useExportPostAnalyticsMutation, useListPostAnalyticsQuery } from '../reportsApi'
import { DownloadMenu } from '../tables/ExportMenu'
import { PostTable, PostTableSkeleton } from '../tables/PostTable'

/** The posts that shoppers open, with their results (product-rules/screens.md#routes). */
export function PostsAnalyticsPage(slots: ReportSlots) {
  const shown = useReportFilter()
  const { filter, question, change } = shown
  const { page } = filter
  const { data, isFetching, isError, refetch } = useListPostAnalyticsQuery({ ...question, page })
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
        {...slots}
        report={shown}
        isComparing={false}
        action={
          <DownloadMenu isBusy={isExporting} isDisabled={!data || isEmpty}>
            {FILE_FORMATS.map((format) => (
              <Menu.Item key={format} onClick={() => void exportPosts({ ...question, format })}>
                <FormattedMessage id={FORMAT_LABELS[format]} />
              </Menu.Item>
            ))}
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
          <PostTable posts={data.posts} search={searchOfFilter(filter)} isBusy={isFetching} />
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

const FORMAT_LABELS: Record<FileFormat, MessageId> = {
  csv: 'analytics.action_export-posts-csv',
  xlsx: 'analytics.action_export-posts-xlsx',
}

/** What the numbers of the table mean. */
const POST_TABLE_DEFINITIONS = [
  METRIC_LABELS.opens,
  METRIC_LABELS.productClicks,
  { title: 'analytics.title_click-rate', hint: 'analytics.hint_click-rate' },
  METRIC_LABELS.purchases,
  { title: 'analytics.title_revenue', hint: 'analytics.hint_revenue' },
] as const
