import { Button } from '@mantine/core'
import { Suspense, useEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { AddPost } from '../uploads/addPost/AddPost'
import type { RenderBulk } from '../slots/BulkArea'
import { LibraryFilters } from '../library/filters/LibraryFilters'
import { LibraryFilterPanels } from '../library/filters/LibraryFilterPanels'
import classes from './LibraryPage.module.css'
import { LibraryPosts } from './LibraryPosts'
import { PostGridSkeleton } from '@/features/posts/library/grid/PostGrid'
import type { FilterSlots } from '../library/filters/filterSlots'
import { useFreshness } from '@/features/posts/library/useLibraryFilter'
import { useLibraryFilter } from '../library/useLibraryFilter'
import { isNarrowed, listOfFilter, type PostList } from '../library/libraryFilter'
import { libraryPanelClosed } from '../library/filters/libraryPanelSlice'
import { isListBefore, shownPages, useSearchPostsInfiniteQuery } from '../library/postListApi'
import { uploadOpened } from '../uploads/addPost/postUploadSlice'

const LibraryEmpty = lazyWithTexts(() =>
  import(/* webpackChunkName: "library-empty" */ '../library/LibraryEmpty').then(
    (module) => module.LibraryEmpty,
  ),
)

interface LibraryPageProps {
  /** The order of the single album that is shown; undefined until it is known. */
  albumOrder: PostList['order'] | undefined
  filterSlots: FilterSlots
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
  /** What waits for the team, a button. */
  attention: ReactNode
  /** Renders the bulk actions, which need the pickers of other slices. */
  renderBulk: RenderBulk
}

/** The media library: all posts of the account, filtered (product-rules/records.md#post-list). */
export function LibraryPage(props: LibraryPageProps) {
  const { albumOrder, filterSlots, seenAlbums, attention, renderBulk } = props
  const dispatch = useAppDispatch()
  const canAdd = usePermission('EDIT_POST')
  const { filter, isUnderstood, change, reset } = useLibraryFilter()
  const list = listOfFilter(filter, albumOrder)
  // Does not select the posts: the head and the filters are not rendered again with every page.
  const { total, isGridShown, isError, refetch } = useSearchPostsInfiniteQuery(list, {
    ...useFreshness(),
    selectFromResult: (result) => {
      const shown = shownPages(result)?.[0]?.paging.total
      return {
        total: isListBefore(result) ? undefined : shown,
        isGridShown: shown !== undefined && shown > 0,
        isError: result.isError,
      }
    },
  })
  useEffect(() => () => void dispatch(libraryPanelClosed()), [dispatch])
  const addButton = canAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => dispatch(uploadOpened())}>
      <FormattedMessage id="library.action_add" />
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="library.title" />}
        count={
          total !== undefined && <FormattedMessage id="library.count" values={{ count: total }} />
        }
        action={
          <div className={classes.actions}>
            <div className={classes.attention}>{attention}</div>
            {addButton}
          </div>
        }
      />
      {(total !== 0 || isNarrowed(filter)) && <LibraryFilters filter={filter} onChange={change} />}
      <LibraryFilterPanels
        filter={filter}
        slots={filterSlots}
        isUnderstood={isUnderstood}
        total={total}
        onChange={change}
        onReset={reset}
      />
      {total === 0 && (
        <Suspense>
          <LibraryEmpty filter={filter} action={addButton} onReset={reset} />
        </Suspense>
      )}
      {total === undefined &&
        !isGridShown &&
        (isError ? <ErrorState onRetry={() => void refetch()} /> : <PostGridSkeleton />)}
      <LibraryPosts list={list} seenAlbums={seenAlbums} renderBulk={renderBulk} />
      {canAdd && <AddPost />}
    </>
  )
}
