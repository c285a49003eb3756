import type { ReactNode } from 'react'
import classes from './IconTile.module.css'

/** The icon of a record before its name; decorative, because the text beside it names the record. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className={classes.tile} aria-hidden>
      {children}
    </span>
  )
}
