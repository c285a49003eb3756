import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { Album } from '@/contract/entities/album'
import {
  useCreateAlbumMutation,
  useDeleteAlbumMutation,
  useRenameAlbumMutation,
} from '../albumsApi'
import { albumDialogClosed, selectAlbumDialog } from '../albumsSlice'
import { AlbumNameDialog } from './AlbumNameDialog'

/** Creating, renaming and deleting an album. */
export function AlbumDialogs({ albums }: { albums: Album[] }) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectAlbumDialog)
  const [createAlbum, creation] = useCreateAlbumMutation()
  const [renameAlbum, renaming] = useRenameAlbumMutation()
  const [deleteAlbum, deletion] = useDeleteAlbumMutation()
  const close = () => {
    creation.reset()
    renaming.reset()
    dispatch(albumDialogClosed())
  }
  const subject =
    dialog && dialog.kind !== 'create' ? albums.find(({ id }) => id === dialog.albumId) : undefined

  async function create(name: string) {
    const { data } = await createAlbum({ name })
    if (!data) return
    close()
    dispatch(
      toastShown({ tone: 'success', message: { id: 'albums.alert_created', values: { name } } }),
    )
  }
  async function rename(id: number, name: string) {
    if ((await renameAlbum({ id, name })).data) close()
  }
  async function remove({ id, name }: Album) {
    if (!(await deleteAlbum({ id })).data) return
    close()
    dispatch(
      toastShown({ tone: 'success', message: { id: 'albums.alert_deleted', values: { name } } }),
    )
  }

  return (
    <>
      {dialog?.kind === 'create' && (
        <AlbumNameDialog
          title={<FormattedMessage id="albums.title_create" />}
          submitLabel={<FormattedMessage id="albums.action_create" />}
          initialName=""
          isBusy={creation.isLoading}
          failure={creation.error}
          onSubmit={(name) => void create(name)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'rename' && subject && (
        <AlbumNameDialog
          title={<FormattedMessage id="albums.title_rename" />}
          submitLabel={<FormattedMessage id="common.action_save" />}
          initialName={subject.name}
          isBusy={renaming.isLoading}
          failure={renaming.error}
          onSubmit={(name) => void rename(subject.id, name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={dialog?.kind === 'delete' && subject !== undefined}
        title={<FormattedMessage id="albums.title_delete" values={{ name: subject?.name ?? '' }} />}
        confirmLabel={<FormattedMessage id="common.action_delete" />}
        isBusy={deletion.isLoading}
        onConfirm={() => subject && void remove(subject)}
        onCancel={close}
      >
        <FormattedMessage id="albums.text_delete" />
      </ConfirmDialog>
    </>
  )
}
