import { ActionIcon, Progress, Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconPhoto, IconTrash, IconX } from '@/common/ui/icons'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { draftFileRemoved, selectCreatePost, type DraftFile } from '../createPostSlice'
import classes from './UploadRows.module.css'
import '@mantine/core/styles/Progress.css'

/** The files of a draft in the order of the post, each with what is wrong with it or how far it has gone. */
export function DraftFiles() {
  const intl = useIntl()
  const { files, isSaving } = useAppSelector(selectCreatePost)
  if (files.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={intl.formatMessage({ id: 'library.label_files' })}>
      {files.map((file) => (
        <DraftFileRow key={file.id} file={file} disabled={isSaving} />
      ))}
    </ul>
  )
}

function DraftFileRow({ file, disabled }: { file: DraftFile; disabled: boolean }) {
  const { id, name, size, status, progress, problem } = file
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
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
          <Text size="xs" c="dimmed">
            {intl.formatMessage({ id: 'library.text_size' }, { size: megabytes(size) })}
          </Text>
        )}
        {status === 'sending' && (
          <Progress
            value={progress * 100}
            size="xs"
            mt={4}
            aria-label={intl.formatMessage({ id: 'library.label_progress' }, { name })}
          />
        )}
      </div>
      <ActionIcon
        aria-label={intl.formatMessage({ id: 'library.action_remove-file' }, { name })}
        disabled={disabled}
        onClick={() => {
          fileRegistry.remove(id)
          dispatch(draftFileRemoved(id))
        }}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  )
}
