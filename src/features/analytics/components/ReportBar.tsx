import type { ReactNode } from 'react'
import type { Period } from '../period'
import { PeriodControl } from './PeriodControl'
import classes from './ReportBar.module.css'

interface ReportBarProps {
  days: Period
  onPeriod: (days: Period) => void
  /** Other filters of the report. */
  children?: ReactNode
  action?: ReactNode
}

/** The bar above a report: its filters and its actions. */
export function ReportBar({ days, onPeriod, children, action }: ReportBarProps) {
  return (
    <div className={classes.bar}>
      <PeriodControl days={days} onChange={onPeriod} />
      {children}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
