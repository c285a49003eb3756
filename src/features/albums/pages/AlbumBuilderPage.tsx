import { ActionIcon, Button, Group } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useParams } from 'react-router-dom'
import { Redirect, RedirectToNotFound } from '@/common/routing/Redirect'
import { asApiError } from '@/common/api/apiError'
import { isId, originOf } from '@/common/routing/addressParts'
import { paths } from '@/common/routing/paths'
import { usePageTitle } from '@/common/routing/windowTitle'
import { UnsavedChangesGuard } from '@/common/routing/UnsavedChangesGuard'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { useIsPhone } from '@/common/ui/layout/useIsPhone'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPencil, IconPlus } from '@/common/ui/icons/icons'
import { BackLink } from '@/common/ui/layout/BackLink'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import type { Album } from '@/contract/entities/posts/album'
import { builderClosed, builderOpened, selectBuilder } from '../albumBuilderSlice'
import { useGetAlbumQuery } from '../albumEditApi'
import { albumDialogClosed, albumDialogOpened, selectAlbumDialog } from '../albumsSlice'
import { AlbumBuilderSkeleton } from '@/features/albums/components/AlbumSkeletons'
import { AlbumDialogs } from '../components/AlbumDialogs'
import { AlbumMenu } from '../components/AlbumMenu'
import type { RenderPostActions } from '../components/AlbumPostCard'
import { AlbumPosts, type RenderAlbumBulk } from '../components/AlbumPosts'
import { AlbumSettingsPanel } from '../components/AlbumSettingsPanel'
import { StoryBadge } from '../components/StoryBadge'
import classes from './AlbumBuilderPage.module.css'

interface AlbumSlots {
  renderBulk: RenderAlbumBulk
  /** Renders the choice of posts to be added, which belongs to another slice. */
  renderPostPicker: (props: { album: Album; onClose: () => void }) => ReactNode
  /** Renders the widgets that show the album. */
  renderWidgets: (album: Album) => ReactNode
  /** Renders the widgets that lose the album when it is deleted. */
  renderLoss: (album: Album) => ReactNode
  renderPostActions: RenderPostActions
}

/** One album: its settings and its posts in order (product-rules/screens.md#routes). */
export function AlbumBuilderPage(slots: AlbumSlots) {
  const { albumId = '' } = useParams()
  if (!isId(albumId)) return <RedirectToNotFound />
  return <AlbumBuilder key={albumId} albumId={Number(albumId)} {...slots} />
}

function AlbumBuilder({ albumId, ...slots }: AlbumSlots & { albumId: number }) {
  const dispatch = useAppDispatch()
  const { isDeleted, unsaved, save } = useAppSelector(selectBuilder)
  const { data: album, error, refetch } = useGetAlbumQuery(albumId)
  const from = originOf(useLocation().state)
  useEffect(() => {
    dispatch(builderOpened({ albumId }))
    return () => {
      dispatch(builderClosed())
    }
  }, [dispatch, albumId])
  usePageTitle(album?.name)
  const failure = asApiError(error)
  if (isDeleted) return <Redirect to={paths.albums()} />
  if (failure?.kind === 'http' && failure.status === 404) {
    return <RedirectToNotFound />
  }
  return (
    <>
      <BackLink to={from ?? paths.albums()}>
        <FormattedMessage id="albums.title" />
      </BackLink>
      {album ? (
        <OpenAlbum album={album} {...slots} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <AlbumBuilderSkeleton />
      )}
      <UnsavedChangesGuard isDirty={save !== 'saving' && Object.keys(unsaved).length > 0} />
    </>
  )
}

function OpenAlbum({
  album,
  renderBulk,
  renderPostPicker,
  renderWidgets,
  renderLoss,
  renderPostActions,
}: AlbumSlots & { album: Album }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const dialog = useAppSelector(selectAlbumDialog)
  // On a phone the posts are first.
  const isPhone = useIsPhone()
  const { id, name, isStory, postCount, allPostCount } = album
  const settings = <AlbumSettingsPanel album={album} canEdit={canEdit} />
  return (
    <>
      <PageHeader
        isRecord
        title={
          <span className={classes.title}>
            {name}
            {isStory && <StoryBadge />}
          </span>
        }
        count={
          <FormattedMessage
            id="albums.count_posts"
            values={{ published: postCount, all: allPostCount }}
          />
        }
        action={
          <Group gap="xs" wrap="nowrap">
            {canEdit && (
              <Button
                leftSection={<IconPlus size={18} />}
                onClick={() => dispatch(albumDialogOpened({ kind: 'addPosts', albumId: id }))}
              >
                <FormattedMessage id="albums.action_add-posts" />
              </Button>
            )}
            {canEdit && (
              <ActionIcon
                variant="default"
                size={36}
                aria-label={intl.formatMessage({ id: 'albums.action_rename' })}
                onClick={() => dispatch(albumDialogOpened({ kind: 'rename', albumId: id }))}
              >
                <IconPencil size={18} />
              </ActionIcon>
            )}
            <AlbumMenu album={album} canEdit={canEdit} />
          </Group>
        }
      />
      <div className={classes.widgets}>{renderWidgets(album)}</div>
      <div className={classes.body}>
        <div className={classes.settings}>
          {isPhone ? (
            <details>
              <summary className={classes.summary}>
                <FormattedMessage id="albums.label_settings" />
              </summary>
              {settings}
            </details>
          ) : (
            settings
          )}
        </div>
        <div className={classes.posts}>
          <AlbumPosts
            album={album}
            canEdit={canEdit}
            renderBulk={renderBulk}
            renderPostActions={renderPostActions}
          />
        </div>
      </div>
      <AlbumDialogs albums={[album]} renderLoss={renderLoss} />
      {dialog?.kind === 'addPosts' &&
        renderPostPicker({ album, onClose: () => dispatch(albumDialogClosed()) })}
    </>
  )
}
