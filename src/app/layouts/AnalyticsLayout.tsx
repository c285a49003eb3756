import { FormattedMessage } from 'react-intl'
import { Outlet } from 'react-router-dom'
import { PageHeader } from '@/common/ui/PageHeader'
import { Shell } from './Shell'

/** Screens of analytics, under one head. */
export function AnalyticsLayout() {
  return (
    <Shell>
      <PageHeader title={<FormattedMessage id="analytics.title" />} />
      <Outlet />
    </Shell>
  )
}
