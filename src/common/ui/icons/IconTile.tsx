import type { ReactNode } from 'react'
import classes from './IconTile.module.css'

/** The icon of a record before its name; the text beside it says what it is. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className={classes.tile} aria-hidden>
      {children}
    </span>
  )
}
