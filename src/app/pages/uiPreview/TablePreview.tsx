import { FormattedNumber, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { Status, type StatusTone } from '@/common/ui/states/Status'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { Table } from '@/common/ui/table/Table'
import { useSortedRows } from '@/common/ui/table/sortedRows'
import { PreviewSection } from './PreviewSection'

interface SampleRow {
  name: MessageId
  tone: StatusTone
  state: MessageId
  posts: number
}

const ROWS: SampleRow[] = [
  { name: 'widgets.label_gallery', tone: 'good', state: 'widgets.label_everyone', posts: 128 },
  { name: 'widgets.label_story', tone: 'waiting', state: 'widgets.label_only-me', posts: 9 },
  { name: 'widgets.label_stl', tone: 'off', state: 'widgets.label_disabled', posts: 1034 },
]

/** Records in rows, sorted by a press on a column's title; cards on a phone. */
export function TablePreview() {
  const intl = useIntl()
  const columns: Column<SampleRow>[] = [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'widgets.label_title' }),
      cell: ({ name }) => <RowName>{intl.formatMessage({ id: name })}</RowName>,
      sortBy: ({ name }) => intl.formatMessage({ id: name }),
    },
    {
      key: 'state',
      title: intl.formatMessage({ id: 'ui-preview.title_badges' }),
      cell: ({ tone, state }) => <Status tone={tone}>{intl.formatMessage({ id: state })}</Status>,
    },
    {
      key: 'posts',
      title: intl.formatMessage({ id: 'segments.label_posts' }),
      align: 'end',
      cell: ({ posts }) => <FormattedNumber value={posts} />,
      sortBy: ({ posts }) => posts,
    },
  ]
  const sorted = useSortedRows(ROWS, columns)
  return (
    <PreviewSection title="ui-preview.title_table">
      <Table
        label={intl.formatMessage({ id: 'ui-preview.title_table' })}
        columns={columns}
        keyOf={({ name }) => name}
        {...sorted}
      />
    </PreviewSection>
  )
}
