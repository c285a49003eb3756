import { Button, Skeleton } from '@mantine/core'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isPressed } from '@/common/lib/keystroke'
import { paths } from '@/common/routing/paths'
import { POST_GRID_KEYS } from '@/common/shortcuts/postGridShortcuts'
import { useAppDispatch } from '@/common/store/hooks'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { postIdOf, targetIndex } from '@/common/ui/posts/useRovingPost'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import type { PostInfo } from '@/contract/entities/posts/post'
import { shownPages, useSearchPostsInfiniteQuery } from '@/features/posts/library/postListApi'
import classes from './PickerGrid.module.css'
import { isPickerNarrowed, pickerList, usePostPicking } from './usePostPicking'
import { PickerTile } from './PickerTile'
import { pickerFilterReset, type PickerFilter } from './postPickerSlice'

interface PickerPostsProps {
  albumId: number
  filter: PickerFilter
  onClose: () => void
}

const CARDS = Array.from({ length: 12 }, (_, index) => index)

/** The posts of the library that are offered for the album, page by page. */
export function PickerPosts({ albumId, filter, onClose }: PickerPostsProps) {
  const dispatch = useAppDispatch()
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, ...result } =
    useSearchPostsInfiniteQuery(pickerList(albumId, filter))
  const pages = shownPages(result)
  if (!pages) {
    return result.isError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <Loading className={classes.grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} height={190} radius="md" />
        ))}
      </Loading>
    )
  }
  const total = pages[0]?.paging.total ?? 0
  const posts = eachOnce(pages.flatMap(({ postInfoList }) => postInfoList))
  if (total === 0) {
    if (isPickerNarrowed(filter)) {
      return <NothingFound onReset={() => dispatch(pickerFilterReset())} />
    }
    return filter.isNewOnly ? (
      <EmptyState subject="posts" title={<FormattedMessage id="picker.title_all-here" />} />
    ) : (
      <EmptyState
        subject="posts"
        title={<FormattedMessage id="picker.title_no-library" />}
        action={
          <Button component={Link} to={paths.home()} onClick={onClose}>
            <FormattedMessage id="picker.action_open-library" />
          </Button>
        }
      >
        <FormattedMessage id="picker.text_no-library" />
      </EmptyState>
    )
  }
  return (
    <>
      <PickerGrid albumId={albumId} posts={posts} />
      <ShowMore
        shown={posts.length}
        total={total}
        isBusy={isFetchingNextPage}
        isFailed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}

/** Posts were added at the front meanwhile, so the pages may overlap. */
const eachOnce = (posts: readonly PostInfo[]) => [
  ...new Map(posts.map((post) => [post.vitrinaPost.id, post])).values(),
]

interface PickerGridProps {
  albumId: number
  posts: readonly PostInfo[]
}

/**
 * Posts of the library to choose from, with the same keys as in the library: a click chooses one, a click with Shift a
 * range.
 */
function PickerGrid({ albumId, posts }: PickerGridProps) {
  const intl = useIntl()
  const grid = useRef<HTMLDivElement>(null)
  const { ids, chosen, toggle, extend, selectAll } = usePostPicking(posts, albumId)

  function press(event: MouseEvent) {
    const id = postIdOf(event.target)
    if (id === null) return
    if (event.shiftKey) extend(id)
    else toggle(id)
  }

  function pressKey(event: KeyboardEvent) {
    const id = postIdOf(event.target)
    if (id === null) return
    if (isPressed(event.nativeEvent, POST_GRID_KEYS.chooseAll.keys)) {
      event.preventDefault()
      selectAll()
      return
    }
    const target = targetIndex(event, ids.indexOf(id), columnsOf(grid.current), ids.length - 1)
    const to = target === null ? undefined : ids[target]
    if (to === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-post="${to}"]`)?.focus()
    if (event.shiftKey) extend(to, id)
  }

  return (
    <div
      ref={grid}
      role="group"
      aria-label={intl.formatMessage({ id: 'picker.label_posts' })}
      className={classes.grid}
      onClick={press}
      onKeyDown={pressKey}
    >
      {posts.map((post) => {
        const id = post.vitrinaPost.id ?? 0
        return <PickerTile key={id} albumId={albumId} post={post} isChosen={chosen.has(id)} />
      })}
    </div>
  )
}

/** The number of tiles in a row, as set by the style sheet. */
function columnsOf(grid: HTMLElement | null): number {
  if (!grid) return 1
  const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ')
  return Math.max(1, tracks.filter((track) => track.endsWith('px')).length)
}
