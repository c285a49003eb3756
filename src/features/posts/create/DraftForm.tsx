import { Stack, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import type { IdName } from '@/contract/entities/post'
import { LIMITS } from '@/contract/limits'
import { draftChanged, selectCreatePost } from './createPostSlice'
import { addDraftFiles } from './addDraftFiles'
import { DraftFiles } from './DraftFiles'
import { FileDropzone } from '../uploads/files/FileDropzone'
import { TooManyFiles } from '../uploads/files/TooManyFiles'

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
}

/** The form of a new post: its background or files, its text and its albums. */
export function DraftForm({ backgrounds, renderAlbumPicker }: DraftFormProps) {
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
    </Stack>
  )
}
