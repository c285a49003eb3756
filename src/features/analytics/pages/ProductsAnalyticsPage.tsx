import { Redirect } from '@/common/routing/Redirect'
import { SearchField } from '@/common/ui/fields/SearchField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { FilterBar } from '@/common/ui/layout/FilterBar'
import { Pages } from '@/common/ui/lists/Pages'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { NothingFound } from '@/common/ui/states/EmptyState'
import {
  CONTENT_CHOICES,
  PRODUCT_CONTENT_ORDERS,
} from '@/contract/entities/catalogue/productContent'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { ContentChoice } from '@/contract/entities/catalogue/productContent'
import { Definitions } from '../components/Definition'
import { ReportBar } from '../components/ReportBar'
import { METRIC_LABELS } from '../metrics'
import { ContentSummary, ContentSummarySkeleton } from '../products/ContentSummary'
import { NoCatalogue } from '../products/NoCatalogue'
import { ProductContentTable, ProductContentSkeleton } from '../products/ProductContentTable'
import { addressOfFilter, useReportFilter } from '../reportFilter'
import { useExportProductContentMutation, useListProductContentQuery } from '../reportsApi'
import { DownloadMenu, FileItems } from '../tables/DownloadMenu'
import { orderOfTable, sortChange } from '../tables/tableOrder'

/** Which products have posts on the site, which sell without, and the next step for each (product-rules/screens.md#routes). */
export function ProductsAnalyticsPage() {
  const intl = useIntl()
  const shown = useReportFilter()
  const { filter, question, change } = shown
  const { query, content, page } = filter
  const { sort, order } = orderOfTable(filter, PRODUCT_CONTENT_ORDERS)
  const { eventsCreatedSince, eventsCreatedTill } = question
  const asked = { eventsCreatedSince, eventsCreatedTill, query, content, ...(order && { order }) }
  const { data, isFetching, isError, refetch } = useListProductContentQuery({ ...asked, page })
  const [exportProducts, { isLoading: isExporting }] = useExportProductContentMutation()
  if (data && !isFetching && data.products.length === 0 && data.paging.total > 0) {
    // The list has fewer pages than the address names.
    const search = addressOfFilter({ ...filter, page: data.paging.pageCount }).toString()
    return <Redirect to={{ search }} />
  }
  const hasCatalogue = data !== undefined && data.summary.total > 0
  return (
    <>
      <ReportBar
        report={shown}
        slots={null}
        action={
          <DownloadMenu isBusy={isExporting} isDisabled={!data || data.paging.total === 0}>
            <FileItems onChoose={(format) => void exportProducts({ ...asked, format })} />
          </DownloadMenu>
        }
      />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !data && (
        <>
          <ContentSummarySkeleton />
          <ProductContentSkeleton />
        </>
      )}
      {!isError && data && !hasCatalogue && <NoCatalogue />}
      {!isError && hasCatalogue && (
        <>
          <ContentSummary summary={data.summary} />
          <FilterBar
            search={
              <SearchField
                label="analytics.label_search-products"
                query={query}
                onSearch={(next) => {
                  change({ query: next })
                }}
              />
            }
          >
            <SegmentedControl
              aria-label={intl.formatMessage({ id: 'analytics.label_content' })}
              value={content}
              onChange={(next) => {
                change({ content: next })
              }}
              data={CONTENT_CHOICES.map((value) => ({
                value,
                label: intl.formatMessage({ id: CONTENT_LABELS[value] }),
              }))}
            />
          </FilterBar>
          {data.paging.total === 0 ? (
            <NothingFound
              onReset={() => {
                change({ query: '', content: 'all' })
              }}
            />
          ) : (
            <>
              <ProductContentTable
                products={data.products}
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
              <Definitions of={DEFINITIONS} />
            </>
          )}
        </>
      )}
    </>
  )
}

const CONTENT_LABELS: Record<ContentChoice, MessageId> = {
  all: 'analytics.content_all',
  with: 'analytics.content_with',
  without: 'analytics.content_without',
}

/** What the numbers of the table mean. */
const DEFINITIONS = [
  { title: 'analytics.title_shown-posts', hint: 'analytics.hint_shown-posts' },
  METRIC_LABELS.productClicks,
  METRIC_LABELS.purchases,
  { title: 'analytics.title_revenue', hint: 'analytics.hint_revenue' },
] as const
