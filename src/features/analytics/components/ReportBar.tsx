import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { type Period, periodOfAddress, PERIODS } from '@/features/analytics/reportFilter'
import { AccountDays } from './AccountDays'
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
      <AccountDays />
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

interface PeriodControlProps {
  days: Period
  onChange: (days: Period) => void
}

/** Chooses the period of a report. */
function PeriodControl({ days, onChange }: PeriodControlProps) {
  const intl = useIntl()
  return (
    <SegmentedControl
      aria-label={intl.formatMessage({ id: 'analytics.label_period' })}
      value={String(days)}
      onChange={(value) => {
        onChange(periodOfAddress(new URLSearchParams({ days: value })))
      }}
      data={PERIODS.map((period) => ({
        value: String(period),
        label: intl.formatMessage({ id: 'analytics.label_days' }, { days: period }),
      }))}
    />
  )
}
