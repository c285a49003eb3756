import { Anchor } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import type { Column } from '@/common/ui/table/column'
import { RowName } from '@/common/ui/table/RowName'
import { clickRate, type AnalyticsReport } from '@/contract/entities/analytics'
import { ClickRate, revenueColumn } from '../components/figures'
import { DEVICE_LABELS, METRIC_LABELS, PATH_METRICS, POST_METRICS, type Metric } from '../metrics'
import classes from './OverviewTables.module.css'
import { ReportTable } from './ReportTable'

type RowOf<Table extends 'widgets' | 'albums' | 'devices' | 'pages' | 'products' | 'posts'> =
  AnalyticsReport[Table][number]

const TITLES = {
  widgets: 'analytics.title_widgets',
  albums: 'analytics.title_albums',
  pages: 'analytics.title_pages',
  devices: 'analytics.title_devices',
} as const

/** What is behind the totals: by widget, album, page, device, and the products and posts. */
export function OverviewTables({ report, search }: { report: AnalyticsReport; search: string }) {
  const intl = useIntl()
  const canSeeWidgets = usePermission('VIEW_WIDGETS')
  const widgetColumns: Column<RowOf<'widgets'>>[] = [
    {
      key: 'widget',
      title: intl.formatMessage({ id: 'analytics.label_widget' }),
      cell: ({ embedId, role }) =>
        canSeeWidgets ? <RowName to={paths.builder(embedId)}>{role}</RowName> : role,
      sortBy: ({ role }) => role,
    },
    ...metricColumns(intl, PATH_METRICS),
    revenueColumn(intl),
  ]
  const albumColumns: Column<RowOf<'albums'>>[] = [
    nameColumn(intl.formatMessage({ id: 'analytics.label_album' }), ({ name }) => name),
    ...metricColumns(intl, POST_METRICS),
  ]
  const pageColumns: Column<RowOf<'pages'>>[] = [
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
    ...metricColumns(intl, PATH_METRICS),
  ]
  const deviceColumns: Column<RowOf<'devices'>>[] = [
    nameColumn(intl.formatMessage({ id: 'analytics.label_device' }), ({ device }) =>
      intl.formatMessage({ id: DEVICE_LABELS[device ?? 'unknown'] }),
    ),
    ...metricColumns(intl, PATH_METRICS),
    revenueColumn(intl),
  ]
  const table = (id: 'widgets' | 'albums' | 'pages' | 'devices') => ({
    name: id,
    title: intl.formatMessage({ id: TITLES[id] }),
  })
  return (
    <>
      <ReportTable
        {...table('widgets')}
        columns={widgetColumns}
        rows={report.widgets}
        keyOf={({ embedId }) => embedId}
      />
      <ReportTable
        {...table('albums')}
        note={<FormattedMessage id="analytics.hint_albums" />}
        columns={albumColumns}
        rows={report.albums}
        keyOf={({ id }) => id}
      />
      <ReportTable
        {...table('devices')}
        columns={deviceColumns}
        rows={report.devices}
        keyOf={({ device }) => device ?? ''}
      />
      <ReportTable
        {...table('pages')}
        columns={pageColumns}
        rows={report.pages}
        keyOf={({ url }) => url}
      />
      <div className={classes.rankings}>
        <ProductTable products={report.products} />
        <PostRanking posts={report.posts} search={search} />
      </div>
    </>
  )
}

/** The products that shoppers clicked most. */
function ProductTable({ products }: Pick<AnalyticsReport, 'products'>) {
  const intl = useIntl()
  const canSee = usePermission('VIEW_SKUS')
  const columns: Column<RowOf<'products'>>[] = [
    {
      key: 'product',
      title: intl.formatMessage({ id: 'analytics.label_product' }),
      cell: ({ id, name, imageUrl, article }) => (
        <RowName
          picture={<ProductPicture url={imageUrl} className={classes.product} />}
          detail={article}
          {...(canSee && { to: paths.product(id) })}
        >
          {name}
        </RowName>
      ),
      sortBy: ({ name }) => name,
    },
    ...metricColumns<RowOf<'products'>>(intl, ['productClicks']),
  ]
  return (
    <ReportTable
      name="products"
      title={intl.formatMessage({ id: 'analytics.title_products' })}
      columns={columns}
      rows={products}
      keyOf={({ id }) => id}
    />
  )
}

/** The posts that shoppers opened most; a row opens the post's own report. */
function PostRanking({ posts, search }: Pick<AnalyticsReport, 'posts'> & { search: string }) {
  const intl = useIntl()
  const nameOf = (text: string) => text || intl.formatMessage({ id: 'library.label_untitled' })
  const columns: Column<RowOf<'posts'>>[] = [
    {
      key: 'post',
      title: intl.formatMessage({ id: 'analytics.label_post' }),
      cell: ({ id, text, thumbnailUrl }) => (
        <RowName
          to={paths.postAnalytics(id) + search}
          picture={<img src={thumbnailUrl} alt="" className={classes.photo} loading="lazy" />}
        >
          {nameOf(text)}
        </RowName>
      ),
      sortBy: ({ text }) => nameOf(text),
    },
    ...metricColumns<RowOf<'posts'>>(intl, ['opens', 'productClicks']),
    {
      key: 'rate',
      title: intl.formatMessage({ id: 'analytics.title_click-rate' }),
      align: 'end',
      cell: (post) => <ClickRate percent={clickRate(post)} />,
      sortBy: (post) => clickRate(post) ?? -1,
    },
  ]
  return (
    <ReportTable
      name="posts"
      title={intl.formatMessage({ id: 'analytics.title_posts' })}
      columns={columns}
      rows={posts}
      keyOf={({ id }) => id}
    />
  )
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
