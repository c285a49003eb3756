import { Button, VisuallyHidden } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { EmptyState } from '@/common/ui/states/EmptyState'
import type { Album } from '@/contract/entities/album'
import { useListAlbumPostsInfiniteQuery, useMoveAlbumPostMutation } from '../albumBuilderApi'
import { selectBuilder } from '../albumBuilderSlice'
import { albumPostList } from '../albumRules'
import { usePostDrag } from '../hooks/usePostDrag'
import { AlbumPostCard } from './AlbumPostCard'
import classes from './AlbumPosts.module.css'
import { AlbumPostsSkeleton } from './AlbumPostsSkeleton'

/** The posts that the album shows, in its order; the manual order is changed here. */
export function AlbumPosts({ album, canEdit }: { album: Album; canEdit: boolean }) {
  const intl = useIntl()
  const list = albumPostList(album)
  const { data, isError, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useListAlbumPostsInfiniteQuery(list)
  const [movePost] = useMoveAlbumPostMutation()
  const posts = data?.pages.flatMap(({ postInfoList }) => postInfoList) ?? []
  const canMove = canEdit && album.sortType === 'manualSortingPosition'
  const move = (from: number, to: number) => {
    const postId = posts[from]?.vitrinaPost.id ?? null
    if (postId !== null) void movePost({ list, albumId: album.id, postId, from, to })
  }
  const dragOf = usePostDrag(canMove ? move : null)
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <AlbumPostsSkeleton />

  const total = data.pages[0]?.paging.total ?? 0
  const hidden = Math.max(0, album.allPostCount - total)
  return (
    <section aria-label={intl.formatMessage({ id: 'albums.label_posts' })}>
      <PostsNote canEdit={canEdit} canMove={canMove} total={total} hidden={hidden} />
      {total === 0 && (
        <EmptyState
          subject="posts"
          title={<FormattedMessage id="albums.title_no-posts" />}
          action={
            <Button component={Link} to={paths.home()} variant="default">
              <FormattedMessage id="albums.action_open-library" />
            </Button>
          }
        >
          <FormattedMessage id="albums.text_no-posts" />
        </EmptyState>
      )}
      <ul className={classes.grid}>
        {posts.map((post, place) => (
          <AlbumPostCard
            key={post.vitrinaPost.id}
            albumId={album.id}
            post={post}
            place={place}
            total={total}
            onMove={
              canMove
                ? (to) => {
                    move(place, to)
                  }
                : null
            }
            drag={dragOf(place)}
          />
        ))}
      </ul>
      <ShowMore
        shown={posts.length}
        total={total}
        isBusy={isFetchingNextPage}
        isFailed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
      <Moved total={total} />
    </section>
  )
}

/** A note on the order: how to move posts, or why they cannot be moved, and how many are not shown. */
function PostsNote(props: { canEdit: boolean; canMove: boolean; total: number; hidden: number }) {
  const { canEdit, canMove, total, hidden } = props
  if ((!canEdit || total < 2) && hidden === 0) return null
  return (
    <p className={classes.note}>
      {canEdit && total > 1 && (
        <FormattedMessage id={canMove ? 'albums.text_move' : 'albums.text_cannot-move'} />
      )}{' '}
      {hidden > 0 && <FormattedMessage id="albums.text_hidden" values={{ count: hidden }} />}
    </p>
  )
}

function Moved({ total }: { total: number }) {
  const { movedTo } = useAppSelector(selectBuilder)
  return (
    <VisuallyHidden role="status">
      {movedTo !== null && (
        <FormattedMessage id="albums.text_moved" values={{ place: movedTo, total }} />
      )}
    </VisuallyHidden>
  )
}
