import { Button } from '@mantine/core'
import { lazy, Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { retryImport } from '@/common/lib/retryImport'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/ErrorState'
import { IconPlus } from '@/common/ui/icons'
import { PageHeader } from '@/common/ui/PageHeader'
import { LibraryEmpty } from '../components/LibraryEmpty'
import { LibraryFilters } from '../components/LibraryFilters'
import { PostGrid } from '../components/PostGrid'
import { PostGridSkeleton } from '../components/PostGridSkeleton'
import {
  addressOfFilter,
  filterOfAddress,
  listOfFilter,
  type LibraryFilter,
  type PostList,
} from '../libraryFilter'
import { useSearchPostsInfiniteQuery } from '../postsApi'
import { selectPostUpload, uploadOpened } from '../postUploadSlice'

const AddPostDialog = lazy(() =>
  retryImport(() => import('../components/AddPostDialog')).then((module) => ({
    default: module.AddPostDialog,
  })),
)

interface LibraryPageProps {
  /** How an album orders its posts; undefined as long as that is not known. */
  orderOfAlbum: (albumId: number) => PostList['order'] | undefined
  /** Chooses an album for the filter; albums are another slice's. */
  renderAlbumFilter: (props: {
    albumId: number | null
    onChange: (albumId: number | null) => void
  }) => ReactNode
}

/** The media library: what the team has, found by text, status and album (section 2, `/`). */
export function LibraryPage({ orderOfAlbum, renderAlbumFilter }: LibraryPageProps) {
  const dispatch = useAppDispatch()
  const canAdd = usePermission('EDIT_POST')
  const isAdding = useAppSelector(selectPostUpload).modalType !== null
  const [address, setAddress] = useSearchParams()
  const filter = filterOfAddress(address)
  const order = filter.albumId === null ? undefined : orderOfAlbum(filter.albumId)
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useSearchPostsInfiniteQuery(listOfFilter(filter, order))
  const change = (part: Partial<LibraryFilter>) => {
    setAddress(addressOfFilter({ ...filter, ...part }), { replace: true })
  }
  const addButton = canAdd && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => dispatch(uploadOpened())}>
      <FormattedMessage id="library.action_add" />
    </Button>
  )
  const total = data?.pages[0]?.paging.total
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="library.title" />}
        count={
          total !== undefined && <FormattedMessage id="library.count" values={{ count: total }} />
        }
        action={addButton}
      />
      <LibraryFilters filter={filter} onChange={change}>
        {renderAlbumFilter({
          albumId: filter.albumId,
          onChange: (albumId) => {
            change({ albumId })
          },
        })}
      </LibraryFilters>
      {data && total === 0 && (
        <LibraryEmpty
          isFiltered={address.size > 0}
          action={addButton}
          onReset={() => {
            setAddress({}, { replace: true })
          }}
        />
      )}
      {data && total !== 0 && (
        <PostGrid
          pages={data.pages}
          hasNextPage={hasNextPage && !isFetchingNextPage}
          onEndNear={() => void fetchNextPage()}
        />
      )}
      {!data && (isError ? <ErrorState onRetry={() => void refetch()} /> : <PostGridSkeleton />)}
      {isAdding && (
        <Suspense>
          <AddPostDialog />
        </Suspense>
      )}
    </>
  )
}
