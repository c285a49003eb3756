import { ActionIcon, Progress, Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconPhoto, IconRefresh, IconTrash, IconX } from '@/common/ui/icons'
import {
  fileRemoved,
  fileRetried,
  selectPostUpload,
  type FileToUpload,
  type UploadedFile,
} from '../postUploadSlice'
import classes from './UploadRows.module.css'
import '@mantine/core/styles/Progress.css'

/** The files in the order of the post: there, on their way, or failed, each with what can be done about it. */
export function UploadRows() {
  const { filesToUpload, uploadedFiles } = useAppSelector(selectPostUpload)
  const intl = useIntl()
  if (filesToUpload.length + uploadedFiles.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={intl.formatMessage({ id: 'library.label_files' })}>
      {[...uploadedFiles, ...filesToUpload]
        .sort((one, other) => one.place - other.place)
        .map((file) =>
          'media' in file ? (
            <UploadedRow key={file.id} file={file} />
          ) : (
            <SendingRow key={file.id} file={file} />
          ),
        )}
    </ul>
  )
}

function UploadedRow({ file: { id, name, media } }: { file: UploadedFile }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <li className={classes.row}>
      <img className={classes.thumb} src={media.thumbnailUrl} alt="" />
      <div className={classes.words}>
        <Text size="sm" truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {media.width} × {media.height}
        </Text>
      </div>
      <ActionIcon
        aria-label={intl.formatMessage({ id: 'library.action_remove-file' }, { name })}
        onClick={() => dispatch(fileRemoved({ id }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}

function SendingRow({
  file: { id, name, size, status, progress, problem, canRetry },
}: {
  file: FileToUpload
}) {
  const dispatch = useAppDispatch()
  const words = useMessage()
  const intl = useIntl()
  const isFailed = status === 'failed'
  return (
    <li className={classes.row} data-failed={isFailed || undefined}>
      <span className={classes.thumb}>
        {isFailed ? <IconX size={18} /> : <IconPhoto size={18} />}
      </span>
      <div className={classes.words}>
        <Text size="sm" truncate>
          {name}
        </Text>
        {problem ? (
          <Text size="xs" className={classes.problem} role="alert">
            {words(problem)}
          </Text>
        ) : (
          <>
            <Text size="xs" c="dimmed">
              {intl.formatMessage({ id: 'library.text_size' }, { size: megabytes(size) })}
            </Text>
            <Progress
              value={progress * 100}
              size="xs"
              mt={4}
              aria-label={intl.formatMessage({ id: 'library.label_progress' }, { name })}
            />
          </>
        )}
      </div>
      {canRetry && (
        <ActionIcon
          aria-label={intl.formatMessage({ id: 'library.action_retry-file' }, { name })}
          onClick={() => dispatch(fileRetried({ id }))}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon
        aria-label={intl.formatMessage({ id: 'library.action_remove-file' }, { name })}
        onClick={() => dispatch(fileRemoved({ id }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}
