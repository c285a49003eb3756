import { useIntl } from 'react-intl'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import type { PostAnalyticsRow } from '@/contract/entities/analytics'
import { postColumns } from './postColumns'

const PHOTO_PX = 40

interface PostTableProps {
  posts: readonly PostAnalyticsRow[]
  /** The period and the widget as an address, which a post's own page keeps. */
  search: string
  /** Other rows are loading. */
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
