import type { ReactNode } from 'react'
import classes from './NarrowPage.module.css'

/** A page that lists a few things: a line across a whole wide screen would be a long way from its name to its button. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>
}
