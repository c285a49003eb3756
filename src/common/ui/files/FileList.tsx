import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import classes from './FileRow.module.css'

/** The files of a post in its order. */
export function FileList({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <ul className={classes.rows} aria-label={intl.formatMessage({ id: 'upload.label_files' })}>
      {children}
    </ul>
  )
}
