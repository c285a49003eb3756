import { Skeleton } from '@mantine/core'
import { memo, useEffect, useId, useRef, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { useHref } from 'react-router-dom'
import { useBox } from '@/common/lib/useBox'
import { UnseenDescription } from '@/common/ui/posts/UnseenMark'
import { usePostActions, type PostActions } from '@/common/ui/posts/usePostActions'
import { usePostGridShape } from '@/common/ui/posts/postGridShape'
import { usePostRows } from '@/common/ui/posts/usePostRows'
import { useRovingPost } from '@/common/ui/posts/useRovingPost'
import { Loading } from '@/common/ui/states/Loading'
import type { PostInfo } from '@/contract/entities/posts/post'
import { isUnseen } from '@/features/posts/library/postStates'
import { PostCard } from './PostCard'
import classes from './PostGrid.module.css'

export interface PostGridProps {
  posts: readonly PostInfo[]
  /** Ids of the posts, in their order. */
  ids: readonly number[]
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
  /** Number of posts that are still loading. */
  expectedCount: number
  /** Called when the end of the loaded posts is near. */
  onEndNear: (() => void) | null
  /** Null where posts cannot be chosen. */
  actions: PostActions
  initialOffset: number
}

/** Distance in rows from the end of the loaded posts at which more are requested, once the person scrolls. */
const ROWS_AHEAD = 6

/** A virtual grid of posts: only the rows near the window are in the DOM. */
export function PostGrid(props: PostGridProps) {
  const [ref, box] = useBox()
  return (
    <div ref={ref}>
      {box && box.width > 0 && <Rows {...props} width={box.width} top={box.top} />}
    </div>
  )
}

const Rows = memo(function Rows(props: PostGridProps & { width: number; top: number }) {
  const { posts, ids, seenAlbums, expectedCount, onEndNear, actions, initialOffset } = props
  const { width, top } = props
  const intl = useIntl()
  // The router's base without its slash, because each address begins with one.
  const base = useHref('/').slice(0, -1)
  const list = useRef<HTMLDivElement>(null)
  const unseenId = useId()
  const { columns, rowHeight, gap } = usePostGridShape(width, CARD)
  const roving = useRovingPost(list, ids, columns)
  const { rows, height, lastRow, isScrolled } = usePostRows({
    cardCount: posts.length + expectedCount,
    columns,
    rowHeight,
    top,
    focusedIndex: roving.focusedIndex,
    initialOffset,
  })
  useScrollAnchor(ids, { columns, rowHeight, top })
  const loadedRows = Math.floor(posts.length / columns)
  const isEndNear = lastRow >= loadedRows - (isScrolled ? ROWS_AHEAD : 0)
  useEffect(() => {
    if (isEndNear) onEndNear?.()
  }, [isEndNear, onEndNear])

  const events = usePostActions(actions, roving)
  const firstShown = ids[(rows[0] ?? 0) * columns]
  const isActiveShown = rows.some((row) =>
    ids.slice(row * columns, (row + 1) * columns).some((id) => id === roving.activeId),
  )
  const tabStopId = isActiveShown ? roving.activeId : firstShown
  return (
    <>
      <UnseenDescription id={unseenId} />
      <div
        ref={list}
        role="list"
        aria-label={intl.formatMessage({ id: 'library.label_posts' })}
        className={classes.grid}
        style={{ height }}
        data-selecting={(actions.selection?.chosen.size ?? 0) > 0 || undefined}
        {...events}
      >
        {rows.map((row) => (
          <div
            key={row}
            role="presentation"
            className={classes.row}
            style={{
              height: rowHeight - gap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap,
              transform: `translateY(${row * rowHeight}px)`,
            }}
          >
            {cellsOf(posts, row * columns, columns, expectedCount).map((post, column) =>
              post === null ? (
                <div key={`expected ${column}`} className={classes.expected} />
              ) : (
                <PostCard
                  key={post.vitrinaPost.id}
                  post={post}
                  base={base}
                  isTabStop={post.vitrinaPost.id === tabStopId}
                  isChosen={isChosen(actions, post)}
                  unseenId={isUnseen(post, seenAlbums) ? unseenId : undefined}
                />
              ),
            )}
          </div>
        ))}
      </div>
    </>
  )
})

/** The cells of a row; null where a post is still loading. */
function cellsOf(
  posts: readonly PostInfo[],
  start: number,
  columns: number,
  expectedCount: number,
): (PostInfo | null)[] {
  const length = Math.min(columns, posts.length + expectedCount - start)
  return Array.from({ length }, (_cell, column) => posts[start + column] ?? null)
}

/** Null where posts cannot be chosen. */
function isChosen({ selection }: PostActions, { vitrinaPost }: PostInfo): boolean | null {
  return selection && selection.chosen.has(vitrinaPost.id ?? 0)
}

/** Keeps the visible posts in place when others are added in front of them. */
function useScrollAnchor(
  ids: readonly number[],
  { columns, rowHeight, top }: { columns: number; rowHeight: number; top: number },
): void {
  const shown = useRef(ids)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    if (before === ids || window.scrollY <= top) return
    const row = Math.floor((window.scrollY - top) / rowHeight)
    const first = before[row * columns]
    const index = first === undefined ? -1 : ids.indexOf(first)
    const shift = index < 0 ? 0 : Math.floor(index / columns) - row
    if (shift > 0) window.scrollBy(0, shift * rowHeight)
  }, [ids, columns, rowHeight, top])
}

const CARDS = Array.from({ length: 10 }, (_, index) => index)

/** The skeleton of the grid while its posts are loading. */
export function PostGridSkeleton() {
  return (
    <Loading className={classes.skeleton}>
      {CARDS.map((card) => (
        <div key={card} style={{ paddingBottom: CARD.foot - 4 }}>
          <Skeleton className={classes.square ?? ''} radius="md" />
          <Skeleton height={12} mt={12} width="85%" />
          <Skeleton height={12} mt={8} width="45%" />
        </div>
      ))}
    </Loading>
  )
}

/** Sizes of a card of the library in px: its least width when there is room, and the height under its picture without the caption. */
const CARD = { minWidth: 208, foot: 60 }
