import { ActionIcon, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { type ReactNode, useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Message, MessageId } from '@/common/i18n/messages'
import { FieldError } from '@/common/ui/fields/FieldProblems'
import { IconPhoto, IconRefresh, IconTrash, IconX } from '@/common/ui/icons/icons'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { shortName } from '@/common/uploads/uploadMessage'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { FileMoves, type FilePlace } from './FileMoves'
import classes from './FileRow.module.css'

interface FileRowProps {
  name: string
  /** The file's size in bytes, or its pixels. */
  facts: ReactNode
  /** Picture of a file that is already uploaded. */
  thumbnailUrl?: string
  /** Replaces the picture of a file without one. */
  icon?: ReactNode
  /** Id of a photo in the registry, which is read from the person's machine. */
  fileId?: string
  /** The part that has been sent, 0 to 1; null when it is not being sent. */
  progress?: number | null
  problem?: Message | null
  /** Sends the file again; null where a retry cannot help. */
  onRetry?: (() => void) | null
  /** The action that the problem calls for. */
  action?: ReactNode
  isLocked?: boolean
  /** The file's position in the post; absent where the order is changed elsewhere. */
  place?: FilePlace
  onMove?: (by: 1 | -1) => void
  onRemove: () => void
}

/** One chosen file: its facts, its progress or problem, and a button to remove it. */
export function FileRow(props: FileRowProps) {
  const {
    name,
    facts,
    thumbnailUrl,
    icon = <IconPhoto size={18} />,
    fileId,
    progress = null,
    problem = null,
    onRetry = null,
    action,
    isLocked = false,
    place,
    onMove,
  } = props
  const intl = useIntl()
  return (
    <li
      className={classes.row}
      data-failed={problem !== null || undefined}
      data-movable={place !== undefined || undefined}
    >
      {fileId !== undefined && !problem && isPhoto(fileId) ? (
        <FilePicture fileId={fileId} className={classes.thumb} />
      ) : thumbnailUrl === undefined ? (
        <span className={classes.thumb}>{problem ? <IconX size={18} /> : icon}</span>
      ) : (
        <img className={classes.thumb} src={thumbnailUrl} alt="" />
      )}
      <div className={classes.words}>
        <Text size="sm" truncate title={name}>
          {shortName(name)}
        </Text>
        {problem ? (
          <FieldError>
            <FailureWords message={problem} />
          </FieldError>
        ) : (
          <Text size="xs" c="dimmed">
            {facts}
          </Text>
        )}
        {action && <div className={classes.answer}>{action}</div>}
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

interface FileListProps {
  /** The label of the list; by default a post's files in order. */
  label?: MessageId
  children: ReactNode
}

export function FileList({ label = 'upload.label_files', children }: FileListProps) {
  const intl = useIntl()
  return (
    <ul className={classes.rows} aria-label={intl.formatMessage({ id: label })}>
      {children}
    </ul>
  )
}

interface FilePictureProps {
  fileId: string
  className: string | undefined
}

/** A chosen photo or video of the registry, read from the person's machine. */
export function FilePicture({ fileId, className }: FilePictureProps) {
  const file = fileRegistry.get(fileId)
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!file || !element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  if (!file) return null
  if (file.type.startsWith('video/')) {
    return <video ref={show} className={className} controls muted playsInline />
  }
  return <img ref={show} className={className} alt="" />
}
