import { ActionIcon, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Message } from '@/common/i18n/messages'
import { useMessage } from '@/common/i18n/useMessage'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { shortName } from '@/common/uploads/shortName'
import { IconPhoto, IconRefresh, IconTrash, IconX } from '@/common/ui/icons/icons'
import { FileMoves, type FilePlace } from './FileMoves'
import { FilePicture } from './FilePicture'
import classes from './FileRow.module.css'
import '@mantine/core/styles/Progress.css'

interface FileRowProps {
  name: string
  /** What is known of the file: its size, or its pixels. */
  facts: ReactNode
  /** Picture of a file that is there. */
  thumbnailUrl?: string
  /** A photo of the registry, shown as it is on the person's machine. */
  fileId?: string
  /** How far it has gone, 0 to 1; null when it is not on its way. */
  progress?: number | null
  /** What is wrong with it. */
  problem?: Message | null
  /** Sends it again; null where that is no use. */
  onRetry?: (() => void) | null
  isLocked?: boolean
  /** Where it stands in the post; absent: the order is changed elsewhere. */
  place?: FilePlace
  onMove?: (by: 1 | -1) => void
  onRemove: () => void
}

/** One file that was chosen: what it is, how far it has gone or what is wrong, and a way to drop it. */
export function FileRow(props: FileRowProps) {
  const {
    name,
    facts,
    thumbnailUrl,
    fileId,
    progress = null,
    problem = null,
    onRetry = null,
    isLocked = false,
    place,
    onMove,
  } = props
  const intl = useIntl()
  const words = useMessage()
  return (
    <li
      className={classes.row}
      data-failed={problem !== null || undefined}
      data-movable={place !== undefined || undefined}
    >
      {fileId !== undefined && !problem && isPhoto(fileId) ? (
        <FilePicture fileId={fileId} className={classes.thumb} />
      ) : thumbnailUrl === undefined ? (
        <span className={classes.thumb}>
          {problem ? <IconX size={18} /> : <IconPhoto size={18} />}
        </span>
      ) : (
        <img className={classes.thumb} src={thumbnailUrl} alt="" />
      )}
      <div className={classes.words}>
        <Text size="sm" truncate title={name}>
          {shortName(name)}
        </Text>
        {problem ? (
          <Text size="xs" className={classes.problem} role="alert">
            {words(problem)}
          </Text>
        ) : (
          <Text size="xs" c="dimmed">
            {facts}
          </Text>
        )}
        {progress !== null && (
          <Progress
            value={progress * 100}
            size="xs"
            mt={4}
            aria-label={intl.formatMessage({ id: 'upload.label_progress' }, { name })}
          />
        )}
      </div>
      <div className={classes.actions}>
        {place && onMove && (
          <FileMoves name={name} place={place} isLocked={isLocked} onMove={onMove} />
        )}
        {onRetry && (
          <ActionIcon
            aria-label={intl.formatMessage({ id: 'upload.action_retry-file' }, { name })}
            onClick={onRetry}
          >
            <IconRefresh size={18} />
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={intl.formatMessage({ id: 'upload.action_remove-file' }, { name })}
          disabled={isLocked}
          onClick={props.onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
    </li>
  )
}

const isPhoto = (fileId: string) => fileRegistry.get(fileId)?.type.startsWith('image/') === true
