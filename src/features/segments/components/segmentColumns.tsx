import { ActionIcon, Code } from '@mantine/core'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { IconTrash } from '@/common/ui/icons/icons'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import type { Segment } from '@/contract/entities/segment'
import '@mantine/core/styles/Code.css'

/** A segment: its name, its code, its number of posts. */
export function segmentColumns(intl: IntlShape, onDelete: (id: number) => void): Column<Segment>[] {
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
      cell: ({ postCount }) => (
        <FormattedMessage id="segments.count_posts" values={{ count: postCount }} />
      ),
      sortBy: ({ postCount }) => postCount,
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'common.label_actions' }),
      width: '64px',
      isAction: true,
      cell: ({ id, name }) => (
        <ActionIcon
          size={44}
          aria-label={intl.formatMessage({ id: 'segments.label_delete' }, { name })}
          onClick={() => onDelete(id)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      ),
    },
  ]
}
