import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import type { ChosenFile, QueuedFile } from '@/common/uploads/queuedFile'
import { FileRow } from './FileRow'

interface QueuedFileRowProps extends Pick<
  ComponentProps<typeof FileRow>,
  'problem' | 'icon' | 'isLocked' | 'place' | 'onMove' | 'onRemove'
> {
  file: ChosenFile & QueuedFile
  /** The connection is lost. */
  isPaused: boolean
  onRetry: () => void
}

/** A file of the queue: its progress, or why it failed. */
export function QueuedFileRow({ file, isPaused, onRetry, ...row }: QueuedFileRowProps) {
  const { id, name, size, status, progress, problem, canRetry } = file
  const intl = useIntl()
  const facts = isPaused
    ? intl.formatMessage({ id: 'upload.text_waiting-connection' })
    : intl.formatMessage(
        { id: status === 'waiting' ? 'upload.text_queued' : 'upload.text_size' },
        { size: megabytes(size) },
      )
  return (
    <FileRow
      problem={problem}
      {...row}
      name={name}
      fileId={id}
      facts={facts}
      progress={status === 'sending' ? progress : null}
      onRetry={canRetry ? onRetry : null}
    />
  )
}
