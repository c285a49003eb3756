import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ProductPicture } from '@/common/products/ProductPicture'
import { paths } from '@/common/routing/paths'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import panelClasses from './Panel.module.css'
import classes from './Rankings.module.css'

/** The products that shoppers clicked most. */
export function ProductRanking({ products }: Pick<AnalyticsReport, 'products'>) {
  return (
    <Panel title={<FormattedMessage id="analytics.title_products" />}>
      {products.length === 0 && <Nothing />}
      <ol className={classes.list}>
        {products.map(({ id, name, imageUrl, productClicks }) => (
          <li key={id} className={classes.item}>
            <ProductPicture url={imageUrl} className={classes.product} />
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

/** The posts that shoppers opened most. */
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

/** A framed part of the report, under its title. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={panelClasses.panel}>
      <Title order={2} className={panelClasses.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
