import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import classes from './FileRow.module.css'

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
