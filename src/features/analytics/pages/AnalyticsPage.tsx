import { SegmentedControl } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useNow } from '@/common/lib/useNow'
import { PermissionGate } from '@/common/routing/PermissionGate'
import { ErrorState } from '@/common/ui/ErrorState'
import { useGetAnalyticsQuery } from '../analyticsApi'
import { AnalyticsReportView } from '../components/AnalyticsReportView'
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton'
import { boundsOfPeriod, periodOfAddress, PERIODS } from '../period'
import classes from './AnalyticsPage.module.css'

/** What the widgets did (section 2, `/analytic`). */
export function AnalyticsPage() {
  return (
    <PermissionGate permission="MANAGE_ANALYTICS">
      <Analytics />
    </PermissionGate>
  )
}

function Analytics() {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const days = periodOfAddress(address)
  const { since, till } = boundsOfPeriod(days, useNow())
  const { data, isError, refetch } = useGetAnalyticsQuery({
    embedIds: [],
    eventsCreatedSince: since,
    eventsCreatedTill: till,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return (
    <>
      <SegmentedControl
        className={classes.period ?? ''}
        aria-label={intl.formatMessage({ id: 'analytics.label_period' })}
        value={String(days)}
        onChange={(value) => {
          setAddress({ days: value }, { replace: true })
        }}
        data={PERIODS.map((period) => ({
          value: String(period),
          label: intl.formatMessage({ id: 'analytics.label_days' }, { days: period }),
        }))}
      />
      {data && <AnalyticsReportView report={data} />}
      {!data && (isError ? <ErrorState onRetry={() => void refetch()} /> : <AnalyticsSkeleton />)}
    </>
  )
}
