import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FilterPicker } from '@/common/ui/fields/FilterPicker'
import { FilterButton } from '@/common/ui/layout/FilterBar'
import { DEVICES } from '@/contract/entities/analytics'
import { filtersToggled, selectAreFiltersOpen } from '../analyticsSlice'
import { DEVICE_LABELS } from '../metrics'
import { ComparisonControl, PeriodControl } from '../period/PeriodControls'
import { countOfChoices, type useReportFilter } from '../reportFilter'
import type { ReportSlots } from '../reportSlots'
import { AccountDays } from './AccountDays'
import classes from './ReportBar.module.css'

type Report = ReturnType<typeof useReportFilter>

interface ReportBarProps {
  report: Report
  /** The choices of other slices; null for a report that only its days narrow. */
  slots: ReportSlots | null
  action?: ReactNode
}

/** The bar above a report: its days, its filters and its actions. On a phone the filters are folded behind a button. */
export function ReportBar({ report, slots, action }: ReportBarProps) {
  const id = useId()
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectAreFiltersOpen)
  return (
    <div className={classes.bar}>
      <PeriodControl {...report} />
      {slots && (
        <>
          <FilterButton
            className={classes.unfold}
            count={countOfChoices(report.filter)}
            isOpen={isOpen}
            unfolds={id}
            onOpen={() => dispatch(filtersToggled())}
          />
          <div className={classes.folded} data-open={isOpen || undefined}>
            <ComparisonControl {...report} />
          </div>
          <div
            id={id}
            className={[classes.folded, classes.filters].join(' ')}
            data-open={isOpen || undefined}
          >
            <Filters report={report} slots={slots} />
          </div>
        </>
      )}
      <div className={classes.zone}>
        <AccountDays />
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}

function Filters({ report: { filter, change }, slots }: { report: Report; slots: ReportSlots }) {
  const intl = useIntl()
  return (
    <>
      {slots.renderWidgetFilter({
        embedIds: filter.embedIds,
        onChange: (embedIds) => {
          change({ embedIds })
        },
      })}
      {slots.renderAlbumFilter({
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
    </>
  )
}
