import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { IconDots, IconPencil, IconPhoto, IconTrash } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { Album } from '@/contract/entities/posts/album'
import { albumDialogOpened } from '../albumsSlice'

interface AlbumMenuProps {
  album: Pick<Album, 'id' | 'name'>
  canEdit: boolean
  className?: string | undefined
}

/** Actions for an album as a whole. */
export function AlbumMenu({ album: { id, name }, canEdit, className }: AlbumMenuProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          className={className ?? ''}
          variant="default"
          size={36}
          aria-label={intl.formatMessage({ id: 'albums.menu_actions' }, { name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={paths.home({ album: id })}
          leftSection={<IconPhoto size={16} />}
        >
          <FormattedMessage id="albums.action_show-in-library" />
        </Menu.Item>
        {canEdit && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} />}
              onClick={() => dispatch(albumDialogOpened({ kind: 'rename', albumId: id }))}
            >
              <FormattedMessage id="albums.action_rename" />
            </Menu.Item>
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => dispatch(albumDialogOpened({ kind: 'delete', albumId: id }))}
            >
              <FormattedMessage id="common.action_delete" />
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
