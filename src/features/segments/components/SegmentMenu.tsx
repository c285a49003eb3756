import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconDots, IconPencil, IconTrash } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { Segment } from '@/contract/entities/posts/segment'
import { segmentDialogOpened } from '../segmentsSlice'

/** More actions for a segment: renaming and deleting it. */
export function SegmentMenu({ segment: { id, name } }: { segment: Segment }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          size={44}
          aria-label={intl.formatMessage({ id: 'segments.menu_actions' }, { name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} />}
          onClick={() => dispatch(segmentDialogOpened({ kind: 'rename', segmentId: id }))}
        >
          <FormattedMessage id="segments.action_rename" />
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => dispatch(segmentDialogOpened({ kind: 'delete', segmentId: id }))}
        >
          <FormattedMessage id="common.action_delete" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
