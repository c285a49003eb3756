import type { ReactNode } from 'react'
import classes from './FilterBar.module.css'

/** The search and the filters above a list: in a row where there is room, stacked on a phone. */
export function FilterBar({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.filters}>
      <div className={classes.search}>{search}</div>
      {children}
    </div>
  )
}
