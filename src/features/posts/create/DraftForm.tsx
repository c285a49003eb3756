import { Stack, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { FileList, FileRow } from '@/common/ui/files/FileRow'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import type { IdName } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { FileDropzone, TooManyFiles } from '@/features/posts/uploads/files/FileDropzone'
import { addDraftFiles } from './postDraft'
import {
  draftChanged,
  selectCreatePost,
  draftFileMoved,
  draftFileRemoved,
  placedDraftFiles,
} from './createPostSlice'

/** Renders the choice of albums, which belongs to another slice. */
export type RenderAlbumPicker = (props: {
  value: number[]
  onChange: (albums: IdName[]) => void
  disabled?: boolean
}) => ReactNode

interface DraftFormProps {
  /** The ready backgrounds. */
  backgrounds: ReactNode
  renderAlbumPicker: RenderAlbumPicker
  /** The choice of the product that the post is about. */
  product: ReactNode
}

/** The form of a new post: its background or files, its text and its albums. */
export function DraftForm({ backgrounds, renderAlbumPicker, product }: DraftFormProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { draft, leftOutCount, isSaving } = useAppSelector(selectCreatePost)
  return (
    <Stack gap="lg">
      <SegmentedControl
        fullWidth
        aria-label={intl.formatMessage({ id: 'create-post.label_basis' })}
        disabled={isSaving}
        value={draft.basis}
        onChange={(basis) => dispatch(draftChanged({ basis }))}
        data={[
          {
            value: 'background',
            label: <FormattedMessage id="create-post.label_on-background" />,
          },
          { value: 'files', label: <FormattedMessage id="create-post.label_of-files" /> },
        ]}
      />
      {draft.basis === 'background' ? (
        backgrounds
      ) : (
        <>
          <FileDropzone onChoose={(files) => void dispatch(addDraftFiles(files))} />
          <TooManyFiles count={leftOutCount} />
          <DraftFiles />
        </>
      )}
      <Textarea
        label={intl.formatMessage({ id: 'upload.label_caption' })}
        placeholder={intl.formatMessage({ id: 'upload.hint_caption' })}
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LIMITS.postText}
        disabled={isSaving}
        value={draft.caption}
        onChange={(event) => dispatch(draftChanged({ caption: event.currentTarget.value }))}
      />
      {renderAlbumPicker({
        value: draft.albums.map(({ id }) => id),
        onChange: (albums) => dispatch(draftChanged({ albums })),
        disabled: isSaving,
      })}
      {product}
    </Stack>
  )
}

/** The files of a draft in the order of the post, each with its problem or its progress. */
function DraftFiles() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { files, isSaving } = useAppSelector(selectCreatePost)
  if (files.length === 0) return null
  const placed = placedDraftFiles(files).map(({ id }) => id)
  const placeOf = (id: string) =>
    placed.includes(id) && { place: { index: placed.indexOf(id), count: placed.length } }
  return (
    <FileList>
      {files.map(({ id, name, size, status, progress, problem }) => (
        <FileRow
          key={id}
          name={name}
          fileId={id}
          facts={intl.formatMessage({ id: 'upload.text_size' }, { size: megabytes(size) })}
          progress={status === 'sending' ? progress : null}
          problem={problem}
          isLocked={isSaving}
          {...placeOf(id)}
          onMove={(by) => dispatch(draftFileMoved({ id, by }))}
          onRemove={() => {
            fileRegistry.remove(id)
            dispatch(draftFileRemoved(id))
          }}
        />
      ))}
    </FileList>
  )
}
