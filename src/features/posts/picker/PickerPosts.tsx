import { Button, Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppDispatch } from '@/common/store/hooks'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { NothingFound } from '@/common/ui/states/NothingFound'
import type { PostInfo } from '@/contract/entities/post'
import { shownPages, useSearchPostsInfiniteQuery } from '../library/postListApi'
import { PickerGrid } from './PickerGrid'
import classes from './PickerGrid.module.css'
import { isPickerNarrowed, pickerList } from './pickerList'
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

/** Posts added at the top meanwhile make the pages overlap. */
const eachOnce = (posts: readonly PostInfo[]) => [
  ...new Map(posts.map((post) => [post.vitrinaPost.id, post])).values(),
]
