import { Text, Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { IconUpload } from '@/common/ui/icons/icons'
import type { ChosenFile } from '@/common/uploads/queuedFile'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { LIMITS } from '@/contract/limits'
import classes from './FileDropzone.module.css'

interface FileDropzoneProps {
  /** The largest video, in bytes; by default a post's. */
  maxVideoBytes?: number
  onChoose: (files: ChosenFile[]) => void
}

interface TooManyFilesProps {
  count: number
  isPostPerFile?: boolean
}

/** A drop zone for files of a post; the files go to the registry, their ids and names to the caller. */
export function FileDropzone(props: FileDropzoneProps) {
  const { maxVideoBytes = UPLOAD_RULES.postVideo.maxBytes, onChoose } = props
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'upload.label_dropzone' })}
      kind="postImage"
      testId="post-files"
      onFiles={(files) => {
        onChoose(registerFiles(files))
      }}
    >
      <div className={classes.words}>
        <IconUpload size={28} />
        <Text fw={600} size="sm" ta="center">
          <DragText id="upload.text_drop" />
        </Text>
        <Text size="xs" c="dimmed" ta="center">
          <FormattedMessage
            id="upload.hint_formats"
            values={{
              files: LIMITS.filesPerPost,
              imageMb: UPLOAD_RULES.postImage.maxBytes / MEGABYTE,
              videoMb: maxVideoBytes / MEGABYTE,
              minSide: UPLOAD_RULES.postImage.minShortSide ?? 0,
            }}
          />
        </Text>
      </div>
    </FileDrop>
  )
}

/**
 * Shows how many files did not fit: into one post, or within the maximum when each becomes a post. Renders nothing when
 * all fit.
 */
export function TooManyFiles({ count, isPostPerFile = false }: TooManyFilesProps) {
  if (count === 0) return null
  return (
    <Alert color="yellow" variant="light" role="alert">
      {isPostPerFile ? (
        <FormattedMessage
          id="upload.alert_too-many-posts"
          values={{ max: LIMITS.postsPerUpload, count }}
        />
      ) : (
        <FormattedMessage
          id="upload.alert_too-many-files"
          values={{ max: LIMITS.filesPerPost, count }}
        />
      )}
    </Alert>
  )
}
