import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { IconArrowLeft } from '../icons/icons'
import classes from './BackLink.module.css'

/** The link from a record back to its list, above the record's title. */
export function BackLink({ to, children }: { to: LinkProps['to']; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} size="sm" c="dimmed" className={classes.link ?? ''}>
      <IconArrowLeft size={16} />
      {children}
    </Anchor>
  )
}
