import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { acceptOf, type UploadKind } from '@/contract/files/uploads'
import classes from './FileDrop.module.css'

interface FileDropProps {
  /** The action, for a screen reader. */
  label: string
  /** The file chooser offers only files of this kind, or with these endings. */
  kind?: UploadKind
  accept?: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  testId: string
  children: ReactNode
}

/** A drop zone for files, which can also be chosen by click or key. */
export function FileDrop(props: FileDropProps) {
  const { label, kind, isMultiple = true, onFiles, testId, children } = props
  const accept = props.accept ?? (kind && acceptOf(kind))
  // A label already opens the file chooser of its input.
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: isMultiple,
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      if (files.length > 0) onFiles(files)
    },
  })
  return (
    <label
      {...getRootProps({ className: classes.zone, 'data-active': isDragActive || undefined })}
      role={undefined}
    >
      <input
        {...getInputProps({ ...(accept && { accept }), 'aria-label': label, tabIndex: 0 })}
        data-testid={testId}
      />
      {children}
    </label>
  )
}

/**
 * The part of a text that invites to drag something. On a touch screen, where dragging is impossible, its wording
 * differs.
 */
export function DragText({ id }: { id: MessageId }) {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return <FormattedMessage id={id} values={{ by: isTouch ? 'touch' : 'mouse' }} />
}
