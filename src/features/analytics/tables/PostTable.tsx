import { useIntl, FormattedNumber, type IntlShape } from 'react-intl'
import type { ReactNode } from 'react'
import { paths } from '@/common/routing/paths'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import type { Sort } from '@/common/ui/table/sortedRows'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import {
  changeOf,
  clickRate,
  revenueChange,
  type PostAnalyticsRow,
} from '@/contract/entities/analytics'
import { ATTRIBUTION_HOURS } from '@/contract/widgets/embed'
import { ShortChange } from '../components/Change'
import { ClickRate, RevenueText } from '../components/figures'
import { ROW_PHOTO_PX, RowPhoto } from '../components/RowPhoto'

interface PostTableProps {
  posts: readonly PostAnalyticsRow[]
  /** The period and the widget as the search part of an address; the post's own page keeps them. */
  search: string
  /** Whether other rows are loading. */
  isBusy: boolean
  /** The order of the back office; null is its own: the most opened first. */
  sort: Sort | null
  onSort: (sort: Sort | null) => void
}

/** Posts with their figures; a row opens the post's own report. */
export function PostTable({ posts, search, isBusy, sort, onSort }: PostTableProps) {
  const intl = useIntl()
  return (
    <Table
      label={intl.formatMessage({ id: 'analytics.title_posts' })}
      columns={postColumns(intl, search)}
      rows={posts}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      sort={sort}
      onSort={onSort}
    />
  )
}

/** The skeleton of the table while its rows are loading. */
export function PostTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={postColumns(intl, '')} picture={ROW_PHOTO_PX} />
}

/** The columns of a post with its figures; their keys are those that the back office sorts by. */
function postColumns(intl: IntlShape, search: string): Column<PostAnalyticsRow>[] {
  return [
    {
      key: 'post',
      title: intl.formatMessage({ id: 'analytics.label_post' }),
      cell: ({ id, thumbnailUrl, text }) => (
        <RowName to={paths.postAnalytics(id) + search} picture={<RowPhoto url={thumbnailUrl} />}>
          {text || intl.formatMessage({ id: 'library.label_untitled' })}
        </RowName>
      ),
      sortBy: ({ text }) => text,
    },
    {
      ...countColumn('opens'),
      title: intl.formatMessage({ id: 'analytics.title_opens' }),
      width: '124px',
    },
    {
      ...countColumn('productClicks'),
      title: intl.formatMessage({ id: 'analytics.title_product-clicks' }),
      width: '168px',
    },
    {
      key: 'rate',
      title: intl.formatMessage({ id: 'analytics.title_click-rate' }),
      hint: intl.formatMessage({ id: 'analytics.hint_click-rate' }),
      width: '108px',
      align: 'end',
      cell: (post) => {
        const rate = clickRate(post)
        const before = post.previous && clickRate(post.previous)
        return (
          <Figure
            change={
              before !== null && rate !== null && <ShortChange value={changeOf(rate, before)} />
            }
          >
            <ClickRate percent={rate} />
          </Figure>
        )
      },
      sortBy: (post) => clickRate(post) ?? -1,
    },
    {
      ...countColumn('purchases'),
      title: intl.formatMessage({ id: 'analytics.title_purchases' }),
      hint: intl.formatMessage({ id: 'analytics.hint_purchases' }, ATTRIBUTION_HOURS),
      width: '116px',
    },
    {
      key: 'revenue',
      title: intl.formatMessage({ id: 'analytics.title_revenue' }),
      hint: intl.formatMessage({ id: 'analytics.hint_revenue' }),
      width: '140px',
      align: 'end',
      cell: ({ revenue, previous }) => (
        <Figure
          change={previous && <ShortChange value={revenueChange(revenue, previous.revenue)} />}
        >
          <RevenueText revenue={revenue} />
        </Figure>
      ),
      sortBy: ({ revenue }) => revenue[0]?.amount ?? 0,
    },
  ]
}

type Count = 'opens' | 'productClicks' | 'purchases'

const countColumn = (name: Count): Omit<Column<PostAnalyticsRow>, 'title'> => ({
  key: name,
  align: 'end',
  cell: ({ [name]: count, previous }) => (
    <Figure change={previous && <ShortChange value={changeOf(count, previous[name])} />}>
      <FormattedNumber value={count} />
    </Figure>
  ),
  sortBy: ({ [name]: count }) => count,
})

/** A number, and how it has changed under it. */
function Figure({ change, children }: { change: ReactNode; children: ReactNode }) {
  return (
    <>
      {children}
      {change && <div>{change}</div>}
    </>
  )
}
