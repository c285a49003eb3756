import { ActionIcon, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconTrash } from '@/common/ui/icons/icons'
import type { Segment } from '@/contract/entities/segment'
import { segmentDialogOpened } from '../segmentsSlice'
import classes from './SegmentRow.module.css'

/** A segment: what it is called, its code, how many posts are meant for it. */
export function SegmentRow({ segment: { id, name, code, postCount } }: { segment: Segment }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <li className={classes.row}>
      <Text fw={600} size="sm" className={classes.name}>
        {name}
      </Text>
      <Text size="sm" ff="monospace" className={classes.code}>
        {code}
      </Text>
      <Text size="sm" c="dimmed" className={classes.count}>
        <FormattedMessage id="segments.count_posts" values={{ count: postCount }} />
      </Text>
      <ActionIcon
        className={classes.remove ?? ''}
        size={44}
        aria-label={intl.formatMessage({ id: 'segments.label_delete' }, { name })}
        onClick={() => dispatch(segmentDialogOpened({ kind: 'delete', segmentId: id }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}
