import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { PAGE_SIZE } from '@/contract/constants'
import type { PostInfo } from '@/contract/entities/posts/post'
import { libraryLeft, selectOffset, type LibraryPlacesState } from './libraryPlacesSlice'
import { useOnLeave } from '@/common/lib/useOnLeave'
import { usePostSelection } from '@/common/ui/posts/usePostSelection'
import { PostGrid } from './PostGrid'
import classes from './LibraryGrid.module.css'

interface LibraryGridProps {
  posts: readonly PostInfo[]
  /** All posts of the list, not only the loaded ones. */
  total: number
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
  onMore: (() => void) | null
  isMoreFailed: boolean
  /** Whether the posts are still those of the previous list; no action is possible then. */
  isListBefore: boolean
  /** Opens the menu of a post at a point of the window. */
  openMenu: (id: number, point: { x: number; y: number }) => void
  /** Shows the near-duplicates of a post. */
  compare: (id: number) => void
}

/** The grid of a list, which restores its scroll position when the person returns. */
export function LibraryGrid({
  posts,
  total,
  seenAlbums,
  onMore,
  isMoreFailed,
  isListBefore,
  openMenu,
  compare,
}: LibraryGridProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const canSelect = usePermission('EDIT_POST')
  const initialOffset = useInitialOffset(search)
  const ids = useMemo(() => posts.flatMap(({ vitrinaPost: { id } }) => id ?? []), [posts])
  const selection = usePostSelection(ids)
  useOnLeave((offset) => {
    dispatch(libraryLeft({ list: search, offset }))
  })
  return (
    <div className={classes.grid} inert={isListBefore} aria-busy={isListBefore}>
      <PostGrid
        posts={posts}
        ids={ids}
        seenAlbums={seenAlbums}
        expectedCount={isMoreFailed ? 0 : Math.min(PAGE_SIZE, Math.max(0, total - posts.length))}
        onEndNear={isMoreFailed ? null : onMore}
        actions={{
          selection: canSelect ? selection : null,
          openPost: (id) => void navigate(paths.post(id), { state: { from: pathname + search } }),
          openMenu,
          compare,
        }}
        initialOffset={initialOffset}
      />
      {isMoreFailed && onMore && <ErrorState onRetry={onMore} />}
    </div>
  )
}

/** The scroll position at which the list was left, when the person returns to it; else the current one. */
function useInitialOffset(list: string): number {
  const isReturn = useNavigationType() === 'POP'
  const left = useAppSelector((state: { libraryPlaces: LibraryPlacesState }) =>
    selectOffset(state, list),
  )
  const [offset] = useState(() => (isReturn && left !== null ? left : window.scrollY))
  return offset
}
