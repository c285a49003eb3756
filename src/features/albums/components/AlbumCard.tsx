import { Text } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { IconAlbum } from '@/common/ui/icons/icons'
import { UnseenDescription, UnseenMark } from '@/common/ui/posts/UnseenMark'
import badges from '@/common/ui/posts/tileMarks.module.css'
import type { Album } from '@/contract/entities/posts/album'
import classes from './AlbumCard.module.css'
import { AlbumMenu } from './AlbumMenu'
import { StoryBadge } from './StoryBadge'

interface AlbumCardProps {
  album: Album
  canEdit: boolean
  /** Whether the album has published posts and no widget shows it to shoppers. */
  isUnseen: boolean
  /** The widgets that show the album. */
  children: ReactNode
}

/** An album's cover, name, counts and widgets. It links to the album's page, which links back to the same list. */
export function AlbumCard({ album, canEdit, isUnseen, children }: AlbumCardProps) {
  const { pathname, search } = useLocation()
  const unseenId = useId()
  const { id, name, isStory, coverUrl, postCount, allPostCount } = album
  return (
    <li className={classes.card}>
      <Link
        to={paths.album(id)}
        state={{ from: pathname + search }}
        className={classes.link}
        aria-describedby={isUnseen ? unseenId : undefined}
      >
        <span className={classes.cover}>
          {coverUrl ? (
            <img src={coverUrl} alt="" loading="lazy" className={classes.picture} />
          ) : (
            <IconAlbum size={32} stroke={1.4} />
          )}
          {isUnseen && (
            <span className={badges.marks}>
              <UnseenMark />
            </span>
          )}
        </span>
        <Text component="span" fw={600} size="sm" lineClamp={2} className={classes.name}>
          {name}
        </Text>
      </Link>
      <Text component="div" size="xs" c="dimmed">
        <FormattedMessage
          id="albums.count_posts"
          values={{ published: postCount, all: allPostCount }}
        />
        {isStory && <StoryBadge />}
      </Text>
      {isUnseen && <UnseenDescription id={unseenId} />}
      <div className={classes.widgets}>{children}</div>
      <AlbumMenu album={album} canEdit={canEdit} className={classes.menu} />
    </li>
  )
}
