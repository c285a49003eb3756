import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAddressFilter } from '@/common/routing/useAddressFilter'
import { useCommand } from '@/common/routing/useCommand'
import { usePermission, useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconPlus } from '@/common/ui/icons/icons'
import { PageHeader } from '@/common/ui/layout/PageHeader'
import { EmptyState, NothingFound } from '@/common/ui/states/EmptyState'
import type { Album } from '@/contract/entities/posts/album'
import { addressOfFilter, albumsOf, filterOfAddress } from '../albumFilter'
import { useListAlbumsQuery } from '../albumListApi'
import { albumDialogOpened } from '../albumsSlice'
import { isUnseenAlbum } from '../albumRules'
import { AlbumCard } from '../components/AlbumCard'
import { AlbumDialogs } from '../components/AlbumDialogs'
import { AlbumFilters } from '../components/AlbumFilters'
import { AlbumGridSkeleton } from '@/features/albums/components/AlbumSkeletons'
import classes from './AlbumsPage.module.css'

interface AlbumsPageProps {
  /** Ids of the albums that shoppers see in some widget; null until they are known. */
  seenAlbums: ReadonlySet<number> | null
  /** Renders the widgets that show the album. */
  renderWidgets: (album: Album) => ReactNode
  /** Renders the widgets that lose an album when it is deleted. */
  renderLoss: (album: Album) => ReactNode
  /** Renders a message about the widgets of all albums. */
  note: ReactNode
}

const CODEC = { filterOfAddress, addressOfFilter }

/** The list of the account's albums (product-rules/screens.md#routes). */
export function AlbumsPage({ seenAlbums, renderWidgets, renderLoss, note }: AlbumsPageProps) {
  const { locale } = useUser()
  const { filter, change } = useAddressFilter(CODEC)
  const dispatch = useAppDispatch()
  const canEdit = usePermission('EDIT_POST')
  const { data: albums, isError, refetch } = useListAlbumsQuery()
  const shown = albums && albumsOf(albums, filter, locale)
  useCommand((command) => {
    if (command === 'createAlbum' && canEdit) dispatch(albumDialogOpened({ kind: 'create' }))
  }, albums !== undefined)
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
        count={shown?.length}
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
      {albums?.length !== 0 && <AlbumFilters filter={filter} onChange={change} />}
      {albums && albums.length > 0 && shown?.length === 0 && (
        <NothingFound
          onReset={() => {
            change({ query: '' })
          }}
        />
      )}
      {shown && shown.length > 0 && (
        <>
          {note}
          <ul className={classes.grid}>
            {shown.map((album) => (
              <AlbumCard
                key={album.id}
                album={album}
                canEdit={canEdit}
                isUnseen={isUnseenAlbum(album, seenAlbums)}
              >
                {renderWidgets(album)}
              </AlbumCard>
            ))}
          </ul>
        </>
      )}
      {!albums && (isError ? <ErrorState onRetry={() => void refetch()} /> : <AlbumGridSkeleton />)}
      {albums && <AlbumDialogs albums={albums} renderLoss={renderLoss} />}
    </>
  )
}
