import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptOf, type UploadKind } from '@/contract/files/uploads'
import classes from './FileDrop.module.css'

interface FileDropProps {
  /** What choosing does, for those who do not see the place. */
  label: string
  /** What the files are for: the chooser offers what that place takes. */
  kind: UploadKind
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  testId: string
  /** What the place says. */
  children: ReactNode
}

/** A place where files are dropped, or chosen by click or key. */
export function FileDrop(props: FileDropProps) {
  const { label, kind, isMultiple = true, onFiles, testId, children } = props
  // The browser opens the chooser of a label's field by itself.
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
        {...getInputProps({ accept: acceptOf(kind), 'aria-label': label, tabIndex: 0 })}
        data-testid={testId}
      />
      {children}
    </label>
  )
}
