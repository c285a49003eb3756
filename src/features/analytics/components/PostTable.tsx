import { useIntl } from 'react-intl'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import type { PostAnalyticsRow } from '@/contract/entities/analytics'
import { postColumns } from './postColumns'

const PHOTO_PX = 40

interface PostTableProps {
  posts: readonly PostAnalyticsRow[]
  /** The span and the widget as an address, which a post's own page keeps. */
  search: string
  /** Other rows are on their way. */
  isBusy: boolean
}

/** Posts with what shoppers did on each, the most opened first; a row opens the post's own report. */
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

/** The table's shape while its rows are on their way. */
export function PostTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={postColumns(intl, '')} picture={PHOTO_PX} />
}
