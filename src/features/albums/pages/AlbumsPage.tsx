import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { usePermission } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { useListAlbumsQuery } from '../albumListApi'
import { albumDialogOpened } from '../albumsSlice'
import { isUnseenAlbum } from '../albumRules'
import { AlbumCard } from '../components/AlbumCard'
import { AlbumDialogs } from '../components/AlbumDialogs'
import { AlbumGridSkeleton } from '@/features/albums/components/AlbumSkeletons'
import classes from './AlbumsPage.module.css'

interface AlbumsPageProps {
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
}

/** The albums of the account (product-rules/screens.md#routes). */
export function AlbumsPage({ seenAlbums }: AlbumsPageProps) {
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  const createButton = canEdit && (
    <Button
      leftSection={<IconPlus size={18} />}
      onClick={() => dispatch(albumDialogOpened({ kind: 'create' }))}
    >
      <FormattedMessage id="albums.action_create" />
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="albums.title" />}
        count={albums?.length}
        action={createButton}
      />
      {albums?.length === 0 && (
        <EmptyState
          subject="albums"
          title={<FormattedMessage id="albums.title_empty" />}
          action={createButton}
        >
          <FormattedMessage id="albums.text_empty" />
        </EmptyState>
      )}
      {albums && albums.length > 0 && (
        <ul className={classes.grid}>
          {albums.map((album) => (
            <AlbumCard
              key={album.id}
              album={album}
              canEdit={canEdit}
              isUnseen={isUnseenAlbum(album, seenAlbums)}
            />
          ))}
        </ul>
      )}
      {!albums && (isError ? <ErrorState onRetry={() => void refetch()} /> : <AlbumGridSkeleton />)}
      {albums && <AlbumDialogs albums={albums} />}
    </>
  )
}
