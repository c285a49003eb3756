import type { ReactNode } from 'react'
import classes from './EmptyPicture.module.css'

/** The background of all pictures; the objects on the table are its children. */
export function Room({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.picture} viewBox="0 0 200 140" aria-hidden focusable="false">
      <path
        className={classes.wall}
        d="M20 116V62C20 28 52 8 100 8s80 20 80 54v54a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12Z"
      />
      <path className={classes.light} d="M62 24l34-12 44 88h-36ZM112 12l16 2 34 60-6 22Z" />
      <path
        className={classes.table}
        d="M12 104h176a6 6 0 0 1 0 12h-8v12H20v-12h-8a6 6 0 0 1 0-12Z"
      />
      {children}
    </svg>
  )
}
