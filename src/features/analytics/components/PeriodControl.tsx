import { useIntl } from 'react-intl'
import { periodOfAddress, PERIODS, type Period } from '../period'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'

interface PeriodControlProps {
  days: Period
  onChange: (days: Period) => void
}

/** Chooses the period of a report. */
export function PeriodControl({ days, onChange }: PeriodControlProps) {
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
