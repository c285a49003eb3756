import { Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { useEffect, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields, type FieldsRequest } from '@/common/forms/requestFields'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { TRASH_DAYS } from '@/contract/constants'
import { type Album, albumNameSchema } from '@/contract/entities/posts/album'
import { LIMITS } from '@/contract/limits'
import { useCreateAlbumMutation } from '@/features/albums/albumCreateApi'
import { useDeleteAlbumMutation, useRenameAlbumMutation } from '@/features/albums/albumEditApi'
import { albumDialogClosed, selectAlbumDialog } from '@/features/albums/albumsSlice'

interface AlbumDialogsProps {
  albums: Album[]
  /** Renders which widgets lose the deleted album; they belong to another slice. */
  renderLoss: (album: Album) => ReactNode
}

/** Creating, renaming and deleting an album; a dialog closes by itself when its request has succeeded. */
export function AlbumDialogs({ albums, renderLoss }: AlbumDialogsProps) {
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
        {subject && renderLoss(subject)}{' '}
        <FormattedMessage
          id="albums.text_delete"
          values={{ count: subject?.allPostCount ?? 0, days: TRASH_DAYS }}
        />
      </ConfirmDialog>
    </>
  )
}

interface AlbumNameDialogProps {
  title: ReactNode
  submitLabel: ReactNode
  initialName: string
  request: FieldsRequest
  /** Whether the dialog asks for the kind of the album, which is fixed on creation. */
  hasKind?: boolean
  onSubmit: (album: { name: string; isStory: boolean }) => void
  onClose: () => void
}

/** Asks for an album's name; an empty one is not sent. */
function AlbumNameDialog(props: AlbumNameDialogProps) {
  const intl = useIntl()
  const { request, hasKind = false } = props
  const [isStory, setStory] = useState(false)
  const form = useRequestFields({
    request,
    initial: { name: props.initialName },
    problemsOf: ({ name }) => ({
      name: v.is(albumNameSchema, name)
        ? null
        : intl.formatMessage({ id: 'albums.error_empty-name' }),
    }),
  })

  function submit() {
    if (form.check()) {
      props.onSubmit({ name: v.parse(albumNameSchema, form.values.name), isStory })
    }
  }

  return (
    <FormDialog
      title={props.title}
      submitLabel={props.submitLabel}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <TextInput
        label={intl.formatMessage({ id: 'albums.label_name' })}
        placeholder={intl.formatMessage({ id: 'albums.hint_name' })}
        data-autofocus
        required
        maxLength={LIMITS.albumName}
        {...form.bind('name')}
      />
      {hasKind && (
        <Switch
          label={<FormattedMessage id="albums.label_for-stories" />}
          description={<FormattedMessage id="albums.hint_story" />}
          checked={isStory}
          onChange={(event) => {
            setStory(event.currentTarget.checked)
          }}
        />
      )}
    </FormDialog>
  )
}
