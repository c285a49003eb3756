import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FilterPicker } from '@/common/ui/fields/FilterPicker'
import { DEVICES } from '@/contract/entities/analytics'
import { DEVICE_LABELS } from '../metrics'
import { PeriodControls } from '../period/PeriodControls'
import type { useReportFilter } from '../reportFilter'
import type { ReportSlots } from '../reportSlots'
import { AccountDays } from './AccountDays'
import classes from './ReportBar.module.css'

interface ReportBarProps extends ReportSlots {
  report: ReturnType<typeof useReportFilter>
  action?: ReactNode
  /** Whether the report is compared with other days. */
  isComparing?: boolean
}

/** The bar above a report: its days, its filters and its actions. */
export function ReportBar(props: ReportBarProps) {
  const { report, renderWidgetFilter, renderAlbumFilter, action, isComparing = true } = props
  const { filter, span, compared, today, change } = report
  const intl = useIntl()
  return (
    <>
      <div className={classes.bar}>
        <PeriodControls {...filter} {...{ span, compared, today, isComparing }} onChange={change} />
        <AccountDays />
        {action && <div className={classes.action}>{action}</div>}
      </div>
      <div className={classes.filters}>
        {renderWidgetFilter({
          embedIds: filter.embedIds,
          onChange: (embedIds) => {
            change({ embedIds })
          },
        })}
        {renderAlbumFilter({
          albumIds: filter.albumIds,
          onChange: (albumIds) => {
            change({ albumIds })
          },
        })}
        <FilterPicker
          label={intl.formatMessage({ id: 'analytics.label_device' })}
          placeholder={intl.formatMessage({ id: 'analytics.label_all-devices' })}
          noneFound={intl.formatMessage({ id: 'analytics.text_all-chosen' })}
          choices={DEVICES.map((device) => ({
            value: device,
            label: intl.formatMessage({ id: DEVICE_LABELS[device] }),
          }))}
          value={filter.devices}
          onChange={(chosen) => {
            change({ devices: DEVICES.filter((device) => chosen.includes(device)) })
          }}
        />
      </div>
    </>
  )
}
