import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useBox } from '@/common/lib/useBox'
import type { PostPage } from '@/contract/entities/postList'
import { PostCard } from './PostCard'
import { CARD_FOOT_PX, columnsOf, GRID_GAP_PX } from './postGridShape'
import classes from './PostGrid.module.css'

interface PostGridProps {
  pages: PostPage[]
  hasNextPage: boolean
  /** Called while the end of what is loaded is near. */
  onEndNear: () => void
}

/** Rows beyond the window that are kept ready. */
const OVERSCAN = 3
const ROWS_BEFORE_END = 4

/** Posts as a grid of which only the rows near the window are in the page. */
export function PostGrid({ pages, hasNextPage, onEndNear }: PostGridProps) {
  const intl = useIntl()
  const [ref, box] = useBox()
  const { width, top } = box ?? { width: 0, top: 0 }
  const posts = useMemo(() => pages.flatMap(({ postInfoList }) => postInfoList), [pages])
  const columns = columnsOf(width)
  const rowCount = Math.ceil(posts.length / columns)
  const cardWidth = (width - GRID_GAP_PX * (columns - 1)) / columns
  const rowHeight = Math.round(cardWidth + CARD_FOOT_PX + GRID_GAP_PX)
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  const lastRow = rows.at(-1)?.index ?? 0

  useEffect(() => {
    virtualizer.measure()
  }, [virtualizer, rowHeight])
  useEffect(() => {
    if (hasNextPage && lastRow >= rowCount - ROWS_BEFORE_END) onEndNear()
  }, [hasNextPage, lastRow, rowCount, onEndNear])

  return (
    <div
      ref={ref}
      role="list"
      aria-label={intl.formatMessage({ id: 'library.label_posts' })}
      className={classes.grid}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {width > 0 &&
        rows.map((row) => (
          <div
            key={row.key}
            role="presentation"
            className={classes.row}
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              gap: GRID_GAP_PX,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {posts.slice(row.index * columns, (row.index + 1) * columns).map((post) => (
              <PostCard key={post.vitrinaPost.id} post={post} />
            ))}
          </div>
        ))}
    </div>
  )
}
