import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { isPressed, readingKey } from '@/common/lib/keystroke'
import { useBox } from '@/common/lib/useBox'
import { ALBUM_KEYS } from '@/common/shortcuts/albumShortcuts'
import { usePostActions, type PostActions } from '@/common/ui/posts/usePostActions'
import { usePostGridShape } from '@/common/ui/posts/postGridShape'
import { usePostRows } from '@/common/ui/posts/usePostRows'
import { postIdOf, useRovingPost } from '@/common/ui/posts/useRovingPost'
import type { Album } from '@/contract/entities/posts/album'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { AlbumMoves } from '@/features/albums/hooks/useAlbumMoves'
import { useFocusAfterRemoval } from '@/features/albums/hooks/useFocusAfterRemoval'
import { useKeptFocus } from '@/features/albums/hooks/useKeptFocus'
import { usePostDrag } from '@/features/albums/hooks/usePostDrag'
import { AlbumPostCard, type RenderPostActions } from './AlbumPostCard'
import classes from './AlbumPosts.module.css'

export interface AlbumPostGridProps {
  album: Album
  posts: readonly PostInfo[]
  ids: readonly number[]
  /** All posts that the album shows, also those that are not loaded. */
  total: number
  /** Null where the order cannot be changed. */
  moves: AlbumMoves | null
  /** Null for a person who may not change the album. */
  renderPostActions: RenderPostActions | null
  actions: PostActions
  /** Called when the end of the loaded posts is near. */
  onEndNear: (() => void) | null
}

/** Distance in rows from the end of the loaded posts at which more are requested. */
const ROWS_AHEAD = 6

/** The posts of an album as a virtual grid: only the cards near the window are in the DOM. */
export function AlbumPostGrid(props: AlbumPostGridProps) {
  const [ref, box] = useBox()
  return (
    <div ref={ref}>
      {box && box.width > 0 && <Cards {...props} width={box.width} top={box.top} />}
    </div>
  )
}

function Cards(props: AlbumPostGridProps & { width: number; top: number }) {
  const { album, posts, ids, total, moves, renderPostActions, actions } = props
  const { onEndNear, width, top } = props
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const { columns, cardWidth, rowHeight, gap } = usePostGridShape(width, {
    minWidth: CARD_MIN_WIDTH_PX,
    foot: TEXT_PX + (renderPostActions === null ? 0 : TOOLS_PX),
  })
  const roving = useRovingPost(list, ids, columns)
  const drag = usePostDrag(moves?.move ?? null)
  const { rows, height, lastRow } = usePostRows({
    cardCount: posts.length,
    columns,
    rowHeight,
    top,
    // A card that is dragged out of the window stays in the DOM, because otherwise the browser would end the drag.
    focusedIndex: drag.dragged ?? roving.focusedIndex,
    initialOffset: window.scrollY,
  })
  const isEndNear = lastRow >= Math.floor(posts.length / columns) - ROWS_AHEAD
  useEffect(() => {
    if (isEndNear) onEndNear?.()
  }, [isEndNear, onEndNear])
  useKeptFocus(list)
  useFocusAfterRemoval(list, ids, roving.activeId)
  const events = usePostActions(actions, roving)

  function pressKey(event: KeyboardEvent) {
    const place = ids.indexOf(postIdOf(event.target) ?? 0)
    const to = moves && place >= 0 ? keyTarget(event, place, columns, total) : null
    if (to === null) {
      events.onKeyDown(event)
      return
    }
    event.preventDefault()
    if (to < posts.length) moves?.move(place, to)
    else moves?.moveTo(place, to)
  }

  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_cell, column) => row * columns + column),
  )
  return (
    <ul
      ref={list}
      className={classes.grid}
      style={{ height: height - gap }}
      aria-label={intl.formatMessage({ id: 'albums.label_posts' })}
      data-selecting={(actions.selection?.chosen.size ?? 0) > 0 || undefined}
      {...events}
      onKeyDown={pressKey}
    >
      {cells.map((place) => {
        const post = posts[place]
        if (!post) return null
        const column = place % columns
        const id = post.vitrinaPost.id ?? 0
        return (
          <AlbumPostCard
            key={id}
            album={album}
            post={post}
            place={place}
            total={total}
            isChosen={actions.selection && actions.selection.chosen.has(id)}
            moves={moves}
            renderActions={renderPostActions}
            drag={drag.of(place)}
            style={{
              width: cardWidth,
              height: rowHeight - gap,
              insetInlineStart: column * (cardWidth + gap),
              transform: `translateY(${Math.floor(place / columns) * rowHeight}px)`,
            }}
          />
        )
      })}
    </ul>
  )
}

/** The position to which a key moves a post; null for any other key. */
function keyTarget(
  { key, nativeEvent }: KeyboardEvent,
  place: number,
  columns: number,
  total: number,
): number | null {
  if (!isPressed(nativeEvent, ALBUM_KEYS.move.keys)) return null
  const targets: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: total - 1,
  }
  const target = targets[readingKey(key)]
  return target === undefined ? null : Math.min(total - 1, Math.max(0, target))
}

/** Least width of a card in px, when there is room. */
const CARD_MIN_WIDTH_PX = 180
/** Between a picture and its caption. */
const TEXT_PX = 10
/** Height of the row of controls that move a card. */
const TOOLS_PX = 44
