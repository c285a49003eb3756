import { ActionIcon, Code, Group } from '@mantine/core'
import '@mantine/core/styles/Code.css'
import { useIntl, FormattedMessage, type IntlShape } from 'react-intl'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { IconCode } from '@/common/ui/icons/icons'
import type { Column } from '@/common/ui/table/column'
import { CountLink } from '@/common/ui/table/CountLink'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { TableSkeleton } from '@/common/ui/table/TableSkeleton'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import type { Segment } from '@/contract/entities/posts/segment'
import { segmentDialogOpened } from '@/features/segments/segmentsSlice'
import { SegmentMenu } from './SegmentMenu'
import classes from './SegmentTable.module.css'

const LOADING_ROWS = 4
const idle = () => undefined

/** All segments as a sortable table. */
export function SegmentTable({ segments }: { segments: readonly Segment[] }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const columns = segmentColumns(intl, (segmentId) => {
    dispatch(segmentDialogOpened({ kind: 'code', segmentId }))
  })
  const sorted = useSortedRows(segments, columns)
  return (
    <Table
      label={intl.formatMessage({ id: 'segments.title' })}
      columns={columns}
      keyOf={({ id }) => id}
      {...sorted}
    />
  )
}

/** The skeleton of the table while segments are loading. */
export function SegmentTableSkeleton() {
  const intl = useIntl()
  return <TableSkeleton columns={segmentColumns(intl, idle)} rows={LOADING_ROWS} />
}

/** A segment: its name, its code, its posts in the library, its code for the site. */
function segmentColumns(intl: IntlShape, onCode: (id: number) => void): Column<Segment>[] {
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'segments.label_name' }),
      cell: ({ name }) => <RowName>{name}</RowName>,
      sortBy: ({ name }) => name,
    },
    {
      key: 'code',
      title: intl.formatMessage({ id: 'segments.label_code' }),
      width: '30%',
      cell: ({ code }) => <Code>{code}</Code>,
      sortBy: ({ code }) => code,
    },
    {
      key: 'posts',
      title: intl.formatMessage({ id: 'segments.label_posts' }),
      width: '128px',
      align: 'end',
      cell: ({ id, name, postCount }) => (
        <CountLink
          to={paths.home({ segment: id })}
          label={intl.formatMessage({ id: 'segments.label_posts-of' }, { name, count: postCount })}
          className={classes.posts}
        >
          <FormattedMessage id="segments.count_posts" values={{ count: postCount }} />
        </CountLink>
      ),
      sortBy: ({ postCount }) => postCount,
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'common.label_actions' }),
      width: '112px',
      isAction: true,
      cell: (segment) => (
        <Group gap={0} wrap="nowrap" justify="flex-end">
          <ActionIcon
            size={44}
            aria-label={intl.formatMessage(
              { id: 'segments.label_code-for-site' },
              { name: segment.name },
            )}
            title={intl.formatMessage(
              { id: 'segments.label_code-for-site' },
              { name: segment.name },
            )}
            onClick={() => onCode(segment.id)}
          >
            <IconCode size={18} />
          </ActionIcon>
          <SegmentMenu segment={segment} />
        </Group>
      ),
    },
  ]
}
