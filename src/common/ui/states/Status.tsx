import type { ReactNode } from 'react'
import classes from './Status.module.css'

/** All is well; in progress or partial; failed; switched off. */
export type StatusTone = 'good' | 'waiting' | 'bad' | 'off'

/** The state of a record: a dot and a text, because colour alone is not accessible. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}
