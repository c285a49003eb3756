import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconArrowLeft, IconArrowRight, IconDots } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import { positionAsked } from '../albumBuilderSlice'
import type { AlbumMoves } from '../hooks/useAlbumMoves'

interface MoveButtonsProps {
  postId: number
  /** Name of the post, for a screen reader. */
  name: string
  /** Position in the album, from 0. */
  place: number
  total: number
  moves: AlbumMoves
}

/** Moves a post by one position, to an end or to a chosen position. At an end the button keeps the focus and does nothing. */
export function MoveButtons({ postId, name, place, total, moves }: MoveButtonsProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const last = total - 1
  const step = (to: number, label: string, icon: React.ReactNode) => {
    const isEnd = to < 0 || to > last
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
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            size={36}
            aria-label={intl.formatMessage({ id: 'albums.menu_move' }, { name })}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
