import type { ReactNode } from 'react'
import classes from './NarrowPage.module.css'

/** A page with a short list. It is narrow, because across a wide screen a name would be far from its button. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>
}
