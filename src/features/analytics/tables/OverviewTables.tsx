import { FormattedMessage, useIntl } from 'react-intl'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import classes from './OverviewTables.module.css'
import { sortParam, useReportColumns } from './reportColumns'
import { ReportTable } from './ReportTable'

const TITLES = {
  widgets: 'analytics.title_widgets',
  albums: 'analytics.title_albums',
  pages: 'analytics.title_pages',
  devices: 'analytics.title_devices',
  products: 'analytics.title_products',
  posts: 'analytics.title_posts',
} as const

/** What is behind the totals: by widget, album, device, page, and the products and posts. */
export function OverviewTables({ report, search }: { report: AnalyticsReport; search: string }) {
  const intl = useIntl()
  const columns = useReportColumns(search)
  const table = <Table extends keyof typeof TITLES>(id: Table) => ({
    param: sortParam(id),
    title: intl.formatMessage({ id: TITLES[id] }),
    columns: columns[id],
    rows: report[id],
  })
  return (
    <>
      <ReportTable {...table('widgets')} keyOf={({ embedId }) => embedId} />
      <ReportTable
        {...table('albums')}
        note={<FormattedMessage id="analytics.hint_albums" />}
        keyOf={({ id }) => id}
      />
      <ReportTable {...table('devices')} keyOf={({ device }) => device ?? ''} />
      <ReportTable {...table('pages')} keyOf={({ url }) => url} />
      <div className={classes.rankings}>
        <ReportTable {...table('products')} keyOf={({ id }) => id} />
        <ReportTable {...table('posts')} keyOf={({ id }) => id} />
      </div>
    </>
  )
}
