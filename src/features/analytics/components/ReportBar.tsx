import type { ReactNode } from 'react'
import type { Period } from '../period'
import { PeriodControl } from './PeriodControl'
import classes from './ReportBar.module.css'

interface ReportBarProps {
  days: Period
  onPeriod: (days: Period) => void
  /** What else the report is narrowed by. */
  children?: ReactNode
  action?: ReactNode
}

/** Over a report: what it is narrowed to, and what can be done with it. */
export function ReportBar({ days, onPeriod, children, action }: ReportBarProps) {
  return (
    <div className={classes.bar}>
      <PeriodControl days={days} onChange={onPeriod} />
      {children}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
