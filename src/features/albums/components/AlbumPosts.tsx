import { Button, VisuallyHidden } from '@mantine/core'
import { useMemo, type ReactNode, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { paths } from '@/common/routing/paths'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { DragText } from '@/common/ui/files/FileDrop'
import { IconPlus } from '@/common/ui/icons/icons'
import { ShowMore } from '@/common/ui/lists/ShowMore'
import { postName } from '@/common/ui/posts/postName'
import { usePostSelection } from '@/common/ui/posts/usePostSelection'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { Album } from '@/contract/entities/posts/album'
import type { PostInfo } from '@/contract/entities/posts/post'
import { selectBuilder, positionClosed } from '@/features/albums/albumBuilderSlice'
import { useListAlbumPostsInfiniteQuery } from '@/features/albums/albumPostsApi'
import { albumPostList } from '@/features/albums/albumRules'
import { albumDialogOpened } from '@/features/albums/albumsSlice'
import { useAlbumMoves, type AlbumMoves } from '@/features/albums/hooks/useAlbumMoves'
import type { RenderPostActions } from './AlbumPostCard'
import { AlbumPostGrid } from './AlbumPostGrid'
import classes from './AlbumPosts.module.css'
import { AlbumPostsSkeleton } from './AlbumSkeletons'

/** Renders the actions for the chosen posts, which belong to another slice. */
export type RenderAlbumBulk = (props: {
  album: Album
  posts: readonly PostInfo[] | null
  total: number
}) => ReactNode

interface AlbumPostsProps {
  album: Album
  canEdit: boolean
  renderBulk: RenderAlbumBulk
  renderPostActions: RenderPostActions
}

/** The posts that the album shows, in its order. A manual order can be changed here. */
export function AlbumPosts({ album, canEdit, renderBulk, renderPostActions }: AlbumPostsProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { data, isError, isFetchingNextPage, isFetchNextPageError, ...more } =
    useListAlbumPostsInfiniteQuery(albumPostList(album))
  const posts = useMemo(() => data && eachOnce(data.pages.map((page) => page.postInfoList)), [data])
  const ids = useMemo(() => posts?.flatMap(({ vitrinaPost: { id } }) => id ?? []) ?? [], [posts])
  const canMove = canEdit && album.sortType === 'manualSortingPosition'
  const moves = useAlbumMoves(album, posts ?? [], canMove)
  const selection = usePostSelection(ids)
  const total = data?.pages[0]?.paging.total ?? 0
  if (!posts) {
    return isError ? <ErrorState onRetry={() => void more.refetch()} /> : <AlbumPostsSkeleton />
  }

  const hidden = Math.max(0, album.allPostCount - total)
  const loadMore =
    more.hasNextPage && !isFetchingNextPage && !isFetchNextPageError
      ? () => void more.fetchNextPage()
      : null
  return (
    <section aria-label={intl.formatMessage({ id: 'albums.label_posts' })}>
      <PostsNote canEdit={canEdit} canMove={canMove} total={total} hidden={hidden} />
      {total === 0 && <NoPosts album={album} canEdit={canEdit} />}
      {posts.length > 0 && (
        <AlbumPostGrid
          album={album}
          posts={posts}
          ids={ids}
          total={total}
          moves={moves}
          renderPostActions={canEdit ? renderPostActions : null}
          actions={{
            selection: canEdit ? selection : null,
            openPost: (id) =>
              void navigate(paths.albumPost(album.id, id), {
                state: { from: paths.album(album.id) },
              }),
            openMenu: null,
          }}
          onEndNear={loadMore}
        />
      )}
      <ShowMore
        shown={posts.length}
        total={total}
        isBusy={isFetchingNextPage}
        isFailed={isFetchNextPageError}
        onMore={() => void more.fetchNextPage()}
      />
      {moves && <PositionOfPost posts={posts} total={total} moves={moves} />}
      <Moved total={total} />
      {renderBulk({ album, posts, total })}
    </section>
  )
}

/** Posts that were added at the top meanwhile make the pages overlap. */
function eachOnce(pages: readonly (readonly PostInfo[])[]): PostInfo[] {
  return [...new Map(pages.flat().map((post) => [post.vitrinaPost.id, post])).values()]
}

function NoPosts({ album, canEdit }: { album: Album; canEdit: boolean }) {
  const dispatch = useAppDispatch()
  // An album may have posts and show none, because all of them are from sources that were not chosen.
  const isEmpty = album.allPostCount === 0
  return (
    <EmptyState
      subject="posts"
      title={<FormattedMessage id="albums.title_no-posts" />}
      action={
        canEdit && (
          <Button
            leftSection={<IconPlus size={18} />}
            onClick={() => dispatch(albumDialogOpened({ kind: 'addPosts', albumId: album.id }))}
          >
            <FormattedMessage id="albums.action_add-posts" />
          </Button>
        )
      }
    >
      {canEdit && isEmpty && <FormattedMessage id="albums.text_no-posts" />}
    </EmptyState>
  )
}

/** A note on the order: how to move posts, or why they cannot be moved, and how many are not shown. */
function PostsNote(props: { canEdit: boolean; canMove: boolean; total: number; hidden: number }) {
  const { canEdit, canMove, total, hidden } = props
  if ((!canEdit || total < 2) && hidden === 0) return null
  return (
    <p className={classes.note}>
      {canEdit &&
        total > 1 &&
        (canMove ? (
          <DragText id="albums.text_move" />
        ) : (
          <FormattedMessage id="albums.text_cannot-move" />
        ))}{' '}
      {canMove && total > 1 && (
        <span className={classes.keys}>
          <FormattedMessage id="albums.text_move-keys" />{' '}
        </span>
      )}
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

const PositionDialog = lazyWithTexts(() =>
  import(/* webpackChunkName: "album-position" */ './PositionDialog').then(
    (module) => module.PositionDialog,
  ),
)

interface PositionOfPostProps {
  posts: readonly PostInfo[]
  total: number
  moves: AlbumMoves
}

/** The dialog for a post's position, while it is open. */
function PositionOfPost({ posts, total, moves }: PositionOfPostProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { asked } = useAppSelector(selectBuilder)
  const place = posts.findIndex(({ vitrinaPost }) => vitrinaPost.id === asked?.postId)
  const post = posts[place]
  if (!asked || !post) return null
  return (
    <Suspense>
      <PositionDialog
        name={postName(intl, post)}
        place={place}
        total={total}
        onMove={(position) => {
          moves.moveTo(place, position)
        }}
        onClose={() => dispatch(positionClosed())}
      />
    </Suspense>
  )
}
