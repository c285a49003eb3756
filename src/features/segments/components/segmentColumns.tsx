import { ActionIcon, Anchor, Code, Group } from '@mantine/core'
import { FormattedMessage, type IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconClipboard, IconTrash } from '@/common/ui/icons/icons'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import type { Segment } from '@/contract/entities/segment'
import '@mantine/core/styles/Code.css'

/** A segment: its name, its code, its posts in the library, its code for the site. */
export function segmentColumns(
  intl: IntlShape,
  { onCode, onDelete }: Record<'onCode' | 'onDelete', (id: number) => void>,
): Column<Segment>[] {
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
        // In a group a link is as high as a finger needs.
        <Group gap={0} display="inline-flex">
          <Anchor
            component={Link}
            to={paths.home({ segmentId: id })}
            size="sm"
            aria-label={intl.formatMessage(
              { id: 'segments.label_posts-of' },
              { name, count: postCount },
            )}
          >
            <FormattedMessage id="segments.count_posts" values={{ count: postCount }} />
          </Anchor>
        </Group>
      ),
      sortBy: ({ postCount }) => postCount,
    },
    {
      key: 'actions',
      title: intl.formatMessage({ id: 'common.label_actions' }),
      width: '112px',
      isAction: true,
      cell: ({ id, name }) => (
        <Group gap={0} wrap="nowrap" justify="flex-end">
          <ActionIcon
            size={44}
            aria-label={intl.formatMessage({ id: 'segments.label_code-for-site' }, { name })}
            title={intl.formatMessage({ id: 'segments.label_code-for-site' }, { name })}
            onClick={() => onCode(id)}
          >
            <IconClipboard size={18} />
          </ActionIcon>
          <ActionIcon
            size={44}
            aria-label={intl.formatMessage({ id: 'segments.label_delete' }, { name })}
            onClick={() => onDelete(id)}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ),
    },
  ]
}
