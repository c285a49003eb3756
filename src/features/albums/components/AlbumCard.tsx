import { ActionIcon, Menu, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { IconAlbum, IconDots, IconPencil, IconTrash } from '@/common/ui/icons'
import type { Album } from '@/contract/entities/album'
import { albumDialogOpened } from '../albumsSlice'
import classes from './AlbumCard.module.css'

/** An album's cover, name and counts; opens its posts in the library. */
export function AlbumCard({ album, canEdit }: { album: Album; canEdit: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { id, name, coverUrl, postCount, allPostCount } = album
  return (
    <li className={classes.card}>
      <Link to={paths.home({ albumId: id })} className={classes.link}>
        <span className={classes.cover}>
          {coverUrl ? (
            <img src={coverUrl} alt="" loading="lazy" className={classes.picture} />
          ) : (
            <IconAlbum size={32} stroke={1.4} />
          )}
        </span>
        <Text component="span" fw={600} size="sm" lineClamp={2} className={classes.name}>
          {name}
        </Text>
      </Link>
      <Text size="xs" c="dimmed" className={classes.counts}>
        <FormattedMessage
          id="albums.count_posts"
          values={{ published: postCount, all: allPostCount }}
        />
      </Text>
      {canEdit && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon
              className={classes.menu ?? ''}
              variant="default"
              size={36}
              aria-label={intl.formatMessage({ id: 'albums.menu_actions' }, { name })}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  )
}
