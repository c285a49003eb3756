import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import classes from './RowName.module.css'

interface RowNameProps {
  /** A picture, an icon or a face before the words. */
  picture?: ReactNode
  children: ReactNode
  /** A second line, smaller. */
  detail?: ReactNode
  /** The address of the row's link, which then covers the whole row. */
  to?: LinkProps['to']
  state?: unknown
}

/** The first cell of a row: a picture, a name, one line of detail. */
export function RowName({ picture, children, detail, to, state }: RowNameProps) {
  return (
    <div className={classes.row}>
      {picture}
      <div className={classes.words}>
        {to === undefined ? (
          <div className={classes.name}>{children}</div>
        ) : (
          <Link to={to} state={state} className={[classes.name, classes.link].join(' ')}>
            {children}
          </Link>
        )}
        {detail !== undefined && detail !== '' && <div className={classes.detail}>{detail}</div>}
      </div>
    </div>
  )
}
