import type { ReactNode } from 'react'
import classes from './IconTile.module.css'

/** The sign of a record before its name; the words beside it say what it is. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className={classes.tile} aria-hidden>
      {children}
    </span>
  )
}
