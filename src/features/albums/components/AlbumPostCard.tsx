import { ActionIcon } from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { IconArrowLeft, IconArrowRight, IconDots } from '@/common/ui/icons/icons'
import { PostIconButton } from '@/common/ui/icons/PostIcon'
import { Menu } from '@/common/ui/menus/floating'
import { postName } from '@/common/ui/posts/postName'
import { PostTile } from '@/common/ui/posts/PostTile'
import type { Album } from '@/contract/entities/posts/album'
import type { PostInfo } from '@/contract/entities/posts/post'
import { positionAsked } from '@/features/albums/albumBuilderSlice'
import type { AlbumMoves } from '@/features/albums/hooks/useAlbumMoves'
import type { CardDrag } from '@/features/albums/hooks/usePostDrag'
import classes from './AlbumPostCard.module.css'

/** Renders items for the menu of a post, which belong to another slice. */
export type RenderPostActions = (props: { album: Album; post: PostInfo }) => ReactNode

interface AlbumPostCardProps {
  album: Album
  post: PostInfo
  /** Position in the album, from 0. */
  place: number
  /** Posts that the album shows. */
  total: number
  /** Null where posts cannot be chosen. */
  isChosen: boolean | null
  /** Null where posts cannot be moved. */
  moves: AlbumMoves | null
  /** Null for a person who may not change the album. */
  renderActions: RenderPostActions | null
  drag: CardDrag
  style: CSSProperties
}

/** One post of an album: leads to its editor, can be chosen, removed, and moved by mouse, by buttons and to a position. */
export function AlbumPostCard(props: AlbumPostCardProps) {
  const { album, post, place, total, isChosen, moves, renderActions, drag, style } = props
  const intl = useIntl()
  const { id } = post.vitrinaPost
  if (id === null) return null
  const name = postName(intl, post)
  return (
    <li
      className={classes.card}
      style={style}
      data-post={id}
      data-chosen={isChosen || undefined}
      data-movable={moves !== null || undefined}
      aria-posinset={place + 1}
      aria-setsize={total}
      {...drag}
    >
      <PostTile
        post={post}
        to={paths.albumPost(album.id, id)}
        from={paths.album(album.id)}
        marks={post.providerPost.isDeleted && <FormattedMessage id="library.mark_deleted" />}
        isInDraggable
      />
      {isChosen !== null && (
        <PostIconButton
          icon="check"
          role="checkbox"
          aria-checked={isChosen}
          aria-label={intl.formatMessage({ id: 'library.label_select' }, { name })}
          className={classes.check}
          data-control="select"
        />
      )}
      {renderActions && (
        <div className={classes.tools}>
          <span className={classes.place}>{place + 1}</span>
          {moves && <StepButtons name={name} place={place} total={total} moves={moves} />}
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon
                size={36}
                aria-label={intl.formatMessage({ id: 'library.menu_card' }, { name })}
              >
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {moves && <MoveItems postId={id} place={place} total={total} moves={moves} />}
              {renderActions({ album, post })}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </li>
  )
}

interface StepButtonsProps {
  /** Name of the post, for a screen reader. */
  name: string
  /** Position in the album, from 0. */
  place: number
  total: number
  moves: AlbumMoves
}

/** Moves a post by one position. At an end the button keeps the focus and does nothing. */
function StepButtons({ name, place, total, moves }: StepButtonsProps) {
  const intl = useIntl()
  const step = (to: number, label: string, icon: ReactNode) => {
    const isEnd = to < 0 || to >= total
    return (
      <ActionIcon
        size={36}
        aria-label={label}
        aria-disabled={isEnd || undefined}
        data-disabled={isEnd || undefined}
        onClick={() => {
          if (!isEnd) moves.move(place, to)
        }}
      >
        {icon}
      </ActionIcon>
    )
  }
  return (
    <>
      {step(
        place - 1,
        intl.formatMessage({ id: 'albums.action_move-back' }, { name }),
        <IconArrowLeft size={18} />,
      )}
      {step(
        place + 1,
        intl.formatMessage({ id: 'albums.action_move-on' }, { name }),
        <IconArrowRight size={18} />,
      )}
    </>
  )
}

interface MoveItemsProps extends Omit<StepButtonsProps, 'name'> {
  postId: number
}

/** Move a post to an end or to a position that the person enters. */
function MoveItems({ postId, place, total, moves }: MoveItemsProps) {
  const dispatch = useAppDispatch()
  const last = total - 1
  return (
    <>
      <Menu.Item
        disabled={place === 0}
        onClick={() => {
          moves.moveTo(place, 0)
        }}
      >
        <FormattedMessage id="albums.action_move-first" />
      </Menu.Item>
      <Menu.Item
        disabled={place === last}
        onClick={() => {
          moves.moveTo(place, last)
        }}
      >
        <FormattedMessage id="albums.action_move-last" />
      </Menu.Item>
      <Menu.Item disabled={last === 0} onClick={() => dispatch(positionAsked({ postId }))}>
        <FormattedMessage id="albums.action_move-to" />
      </Menu.Item>
      <Menu.Divider />
    </>
  )
}
