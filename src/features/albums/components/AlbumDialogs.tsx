import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { Album } from '@/contract/entities/album'
import { useCreateAlbumMutation } from '../albumCreateApi'
import { useDeleteAlbumMutation, useRenameAlbumMutation } from '../albumEditApi'
import { albumDialogClosed, selectAlbumDialog } from '../albumsSlice'
import { AlbumNameDialog } from './AlbumNameDialog'

/** Creating, renaming and deleting an album; a dialog closes by itself when its request has succeeded. */
export function AlbumDialogs({ albums }: { albums: Album[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectAlbumDialog)
  const [createAlbum, creation] = useCreateAlbumMutation({ fixedCacheKey: 'createAlbum' })
  const [renameAlbum, renaming] = useRenameAlbumMutation({ fixedCacheKey: 'renameAlbum' })
  const [deleteAlbum, deletion] = useDeleteAlbumMutation()
  useEffect(() => () => void dispatch(albumDialogClosed()), [dispatch])
  const close = () => dispatch(albumDialogClosed())
  const subject =
    dialog && dialog.kind !== 'create' ? albums.find(({ id }) => id === dialog.albumId) : undefined

  return (
    <>
      {dialog?.kind === 'create' && (
        <AlbumNameDialog
          title={<FormattedMessage id="albums.title_create" />}
          submitLabel={<FormattedMessage id="albums.action_create" />}
          initialName=""
          request={creation}
          hasKind
          onSubmit={(album) => void createAlbum(album)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && subject && (
        <AlbumNameDialog
          title={<FormattedMessage id="albums.title_rename" />}
          submitLabel={<FormattedMessage id="common.action_save" />}
          initialName={subject.name}
          request={renaming}
          onSubmit={({ name }) => void renameAlbum({ id: subject.id, name })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={dialog?.kind === 'delete' && subject !== undefined}
        title={<FormattedMessage id="albums.title_delete" values={{ name: subject?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="common.action_delete" />}
        isBusy={deletion.isLoading}
        onConfirm={() => subject && void deleteAlbum({ id: subject.id })}
        onCancel={close}
      >
        {subject !== undefined && subject.postCount > 0 && (
          <>
            <FormattedMessage
              id="albums.text_delete-shown"
              values={{ count: subject.postCount }}
            />{' '}
          </>
        )}
        <FormattedMessage id="albums.text_delete" values={{ count: subject?.allPostCount ?? 0 }} />
      </ConfirmDialog>
    </>
  )
}
