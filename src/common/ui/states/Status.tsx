import type { ReactNode } from 'react'
import classes from './Status.module.css'

/** As it should be; on its way or only for some; failed; switched off. */
export type StatusTone = 'good' | 'waiting' | 'bad' | 'off'

/** The state of a record: a dot, and words as in a sentence, for nobody knows states by colour alone. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={classes.status} data-tone={tone}>
      <span className={classes.dot} />
      {children}
    </span>
  )
}
