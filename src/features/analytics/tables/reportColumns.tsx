import { Anchor } from '@mantine/core'
import { FormattedNumber, useIntl, type IntlShape } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { sortOfAddress, sortRows } from '@/common/ui/table/sortedRows'
import { clickRate, type AnalyticsReport } from '@/contract/entities/analytics'
import { ClickRate, revenueColumn } from '../components/figures'
import { RowPhoto } from '../components/RowPhoto'
import { DEVICE_LABELS, METRIC_LABELS, PATH_METRICS, POST_METRICS, type Metric } from '../metrics'
import classes from './reportColumns.module.css'

export const SORTED_TABLES = ['widgets', 'albums', 'devices', 'pages', 'products', 'posts'] as const
type SortedTable = (typeof SORTED_TABLES)[number]
type RowOf<Table extends SortedTable> = AnalyticsReport[Table][number]
export type ReportColumns = { [Table in SortedTable]: Column<RowOf<Table>>[] }

/** The part of the address that holds the sort of a table. */
export const sortParam = (table: SortedTable) => `sort-${table}`

/** The columns of the tables of the overview; `search` is kept by the links to the reports on posts. */
export function useReportColumns(search = ''): ReportColumns {
  const intl = useIntl()
  const canSeeWidgets = usePermission('VIEW_WIDGETS')
  const canSeeProducts = usePermission('VIEW_SKUS')
  const words = (text: string) => text || intl.formatMessage({ id: 'library.label_untitled' })
  return {
    widgets: [
      {
        key: 'widget',
        title: intl.formatMessage({ id: 'analytics.label_widget' }),
        cell: ({ embedId, role }) =>
          canSeeWidgets ? <RowName to={paths.builder(embedId)}>{role}</RowName> : role,
        sortBy: ({ role }) => role,
      },
      ...metricColumns<RowOf<'widgets'>>(intl, PATH_METRICS),
      revenueColumn(intl),
    ],
    albums: [
      nameColumn(intl.formatMessage({ id: 'analytics.label_album' }), ({ name }) => name),
      ...metricColumns<RowOf<'albums'>>(intl, POST_METRICS),
    ],
    devices: [
      nameColumn(intl.formatMessage({ id: 'analytics.label_device' }), ({ device }) =>
        intl.formatMessage({ id: DEVICE_LABELS[device ?? 'unknown'] }),
      ),
      ...metricColumns<RowOf<'devices'>>(intl, PATH_METRICS),
      revenueColumn(intl),
    ],
    pages: [
      {
        key: 'page',
        title: intl.formatMessage({ id: 'analytics.label_page' }),
        cell: ({ url }) => (
          <Anchor href={url} target="_blank" rel="noreferrer" className={classes.page}>
            {url.replace(/^https?:\/\//, '')}
          </Anchor>
        ),
        sortBy: ({ url }) => url,
      },
      ...metricColumns<RowOf<'pages'>>(intl, PATH_METRICS),
    ],
    products: [
      {
        key: 'product',
        title: intl.formatMessage({ id: 'analytics.label_product' }),
        cell: ({ id, name, imageUrl, article }) => (
          <RowName
            picture={<ProductPicture url={imageUrl} className={classes.product} />}
            detail={article}
            {...(canSeeProducts && { to: paths.product(id) })}
          >
            {name}
          </RowName>
        ),
        sortBy: ({ name }) => name,
      },
      ...metricColumns<RowOf<'products'>>(intl, ['productClicks']),
    ],
    posts: [
      {
        key: 'post',
        title: intl.formatMessage({ id: 'analytics.label_post' }),
        cell: ({ id, text, thumbnailUrl }) => (
          <RowName to={paths.postAnalytics(id) + search} picture={<RowPhoto url={thumbnailUrl} />}>
            {words(text)}
          </RowName>
        ),
        sortBy: ({ text }) => words(text),
      },
      ...metricColumns<RowOf<'posts'>>(intl, ['opens', 'productClicks']),
      {
        key: 'rate',
        title: intl.formatMessage({ id: 'analytics.title_click-rate' }),
        align: 'end',
        cell: (post) => <ClickRate percent={clickRate(post)} />,
        sortBy: (post) => clickRate(post) ?? -1,
      },
    ],
  }
}

/** A report whose tables are sorted as the address says. */
export function useSortedReport(report: AnalyticsReport | undefined): AnalyticsReport | undefined {
  const { locale } = useIntl()
  const [address] = useSearchParams()
  const columns = useReportColumns()
  if (report === undefined) return undefined
  const sorted = <Table extends SortedTable>(table: Table) => {
    const own: readonly Column<RowOf<Table>>[] = columns[table]
    const sort = sortOfAddress(address.get(sortParam(table)), own)
    return [...sortRows<RowOf<Table>>(report[table], own, sort, locale)]
  }
  return {
    ...report,
    widgets: sorted('widgets'),
    albums: sorted('albums'),
    devices: sorted('devices'),
    pages: sorted('pages'),
    products: sorted('products'),
    posts: sorted('posts'),
  }
}

const nameColumn = <Row,>(title: string, nameOf: (row: Row) => string): Column<Row> => ({
  key: 'name',
  title,
  cell: nameOf,
  sortBy: nameOf,
})

const metricColumns = <Row extends Partial<Record<Metric, number>>>(
  intl: IntlShape,
  metrics: readonly (Metric & keyof Row)[],
): Column<Row>[] =>
  metrics.map((metric) => ({
    key: metric,
    title: intl.formatMessage({ id: METRIC_LABELS[metric].title }),
    align: 'end',
    cell: (row) => <FormattedNumber value={row[metric] ?? 0} />,
    sortBy: (row) => row[metric] ?? 0,
  }))
