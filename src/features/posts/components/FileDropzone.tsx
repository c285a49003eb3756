import { nanoid } from '@reduxjs/toolkit'
import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileDrop } from '@/common/ui/FileDrop'
import { IconUpload } from '@/common/ui/icons'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { LIMITS } from '@/contract/limits'
import { MEGABYTE, UPLOAD_RULES } from '@/contract/uploads'
import classes from './FileDropzone.module.css'

/** What the file chooser offers; what a file really is, its content says. */
const OFFERED = '.jpg,.jpeg,.png,.mov,.mp4'

interface FileDropzoneProps {
  onChoose: (files: { id: string; name: string; size: number }[]) => void
}

/** Where files of a post are dropped or chosen; the files go to the registry, their ids and names to who asked. */
export function FileDropzone({ onChoose }: FileDropzoneProps) {
  const intl = useIntl()
  const register = (file: File) => {
    const id = nanoid()
    fileRegistry.add(id, file)
    return { id, name: file.name, size: file.size }
  }
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'library.label_dropzone' })}
      offered={OFFERED}
      testId="post-files"
      onFiles={(files) => {
        onChoose(files.map(register))
      }}
    >
      <div className={classes.words}>
        <IconUpload size={28} />
        <Text fw={600} size="sm" ta="center">
          <FormattedMessage id="library.text_drop" />
        </Text>
        <Text size="xs" c="dimmed" ta="center">
          <FormattedMessage
            id="library.hint_formats"
            values={{
              files: LIMITS.filesPerPost,
              imageMb: UPLOAD_RULES.postImage.maxBytes / MEGABYTE,
              videoMb: UPLOAD_RULES.postVideo.maxBytes / MEGABYTE,
              minSide: UPLOAD_RULES.postImage.minShortSide ?? 0,
            }}
          />
        </Text>
      </div>
    </FileDrop>
  )
}
