import { useIntl, FormattedNumber, type IntlShape } from 'react-intl'
import { paths } from '@/common/routing/paths'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { type PostAnalyticsRow, clickRate } from '@/contract/entities/analytics'
import { ATTRIBUTION_HOURS } from '@/contract/widgets/embed'
import { ClickRate, revenueColumn } from '../components/figures'
import classes from './PostTable.module.css'

const PHOTO_PX = 40

interface PostTableProps {
  posts: readonly PostAnalyticsRow[]
  /** The period and the widget as the search part of an address; the post's own page keeps them. */
  search: string
  /** Whether other rows are loading. */
  isBusy: boolean
}

/** Posts with their figures, the most opened first; a row opens the post's own report. */
export function PostTable({ posts, search, isBusy }: PostTableProps) {
  const intl = useIntl()
  const columns = postColumns(intl, search)
  return (
    <Table
      label={intl.formatMessage({ id: 'analytics.title_posts' })}
      columns={columns}
      rows={posts}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  )
}

/** The skeleton of the table while its rows are loading. */
export function PostTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={postColumns(intl, '')} picture={PHOTO_PX} />
}

/** The columns of a post with its figures. `search` is the period and the widget, which the post's own page keeps. */
function postColumns(intl: IntlShape, search: string): Column<PostAnalyticsRow>[] {
  return [
    {
      key: 'post',
      title: intl.formatMessage({ id: 'analytics.label_post' }),
      cell: ({ id, thumbnailUrl, text }) => (
        <RowName
          to={paths.postAnalytics(id) + search}
          picture={<img src={thumbnailUrl} alt="" className={classes.photo} loading="lazy" />}
        >
          {text || intl.formatMessage({ id: 'library.label_untitled' })}
        </RowName>
      ),
    },
    {
      key: 'opens',
      title: intl.formatMessage({ id: 'analytics.title_opens' }),
      width: '112px',
      align: 'end',
      cell: ({ opens }) => <FormattedNumber value={opens} />,
    },
    {
      key: 'clicks',
      title: intl.formatMessage({ id: 'analytics.title_product-clicks' }),
      width: '152px',
      align: 'end',
      cell: ({ productClicks }) => <FormattedNumber value={productClicks} />,
    },
    {
      key: 'rate',
      title: intl.formatMessage({ id: 'analytics.title_click-rate' }),
      hint: intl.formatMessage({ id: 'analytics.hint_click-rate' }),
      width: '96px',
      align: 'end',
      cell: (post) => <ClickRate percent={clickRate(post)} />,
    },
    {
      key: 'purchases',
      title: intl.formatMessage({ id: 'analytics.title_purchases' }),
      hint: intl.formatMessage({ id: 'analytics.hint_purchases' }, ATTRIBUTION_HOURS),
      width: '112px',
      align: 'end',
      cell: ({ purchases }) => <FormattedNumber value={purchases} />,
    },
    { ...revenueColumn(intl), width: '128px' },
  ]
}
