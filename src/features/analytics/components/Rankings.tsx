import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { METRIC_LABELS, METRICS } from '../metrics'
import classes from './Rankings.module.css'

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.panel}>
      <Text component="h2" fw={600} size="sm" className={classes.title}>
        {title}
      </Text>
      {children}
    </section>
  )
}

/** Each widget with its four counts. */
export function WidgetTable({ widgets }: Pick<AnalyticsReport, 'widgets'>) {
  return (
    <Panel title={<FormattedMessage id="analytics.title_widgets" />}>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="analytics.label_widget" />
              </th>
              {METRICS.map((metric) => (
                <th key={metric} scope="col">
                  <FormattedMessage id={METRIC_LABELS[metric].title} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {widgets.map((widget) => (
              <tr key={widget.embedId}>
                <th scope="row">
                  <Link to={paths.builder(widget.embedId)}>{widget.role}</Link>
                </th>
                {METRICS.map((metric) => (
                  <td key={metric}>
                    <FormattedNumber value={widget[metric]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The products that shoppers went to. */
export function ProductRanking({ products }: Pick<AnalyticsReport, 'products'>) {
  return (
    <Panel title={<FormattedMessage id="analytics.title_products" />}>
      {products.length === 0 && <Nothing />}
      <ol className={classes.list}>
        {products.map(({ id, name, imageUrl, productClicks }) => (
          <li key={id} className={classes.item}>
            <img src={imageUrl} alt="" className={classes.photo} loading="lazy" />
            <Text size="sm" lineClamp={2} className={classes.name}>
              {name}
            </Text>
            <Count value={productClicks} label="analytics.count_clicks" />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The posts that shoppers opened. */
export function PostRanking({ posts }: Pick<AnalyticsReport, 'posts'>) {
  const intl = useIntl()
  return (
    <Panel title={<FormattedMessage id="analytics.title_posts" />}>
      {posts.length === 0 && <Nothing />}
      <ol className={classes.list}>
        {posts.map(({ id, text, thumbnailUrl, opens }) => (
          <li key={id} className={classes.item}>
            <img src={thumbnailUrl} alt="" className={classes.photo} loading="lazy" />
            <Link to={paths.post(id)} className={classes.name}>
              <Text component="span" size="sm" lineClamp={2}>
                {text || intl.formatMessage({ id: 'library.label_untitled' })}
              </Text>
            </Link>
            <Count value={opens} label="analytics.count_opens" />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Count({
  value,
  label,
}: {
  value: number
  label: 'analytics.count_clicks' | 'analytics.count_opens'
}) {
  return (
    <Text size="sm" className={classes.count}>
      <FormattedMessage id={label} values={{ count: value }} />
    </Text>
  )
}

function Nothing() {
  return (
    <Text size="sm" c="dimmed">
      <FormattedMessage id="analytics.text_nothing" />
    </Text>
  )
}
