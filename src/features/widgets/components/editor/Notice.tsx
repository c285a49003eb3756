import type { ReactNode } from 'react'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import classes from './Notice.module.css'

/** A notice about the widget, in place, with an action. */
export function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.notice} role="status">
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div>
        {children}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </div>
  )
}
