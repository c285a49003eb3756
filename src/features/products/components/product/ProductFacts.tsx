import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { formatMoney } from '@/common/lib/format'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { WIDGET_FACTS_DAYS } from '@/contract/constants'
import { useGetProductFiguresQuery } from '@/features/products/productFiguresApi'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import classes from './ProductFacts.module.css'
import { ProductPrice, StockStatus } from '@/common/ui/products/ProductOffer'

/** The catalogue's facts of a product. */
export function ProductFacts({ product }: { product: Product }) {
  const intl = useIntl()
  const maySeeFigures = usePermission('MANAGE_ANALYTICS')
  const { article, vendorCode, brand, category, markedCount, searchableSince, pictureCheck } =
    product
  return (
    <div>
      <div className={classes.price}>
        <ProductPrice {...product} />
      </div>
      <dl className={classes.facts}>
        <Fact label="products.label_availability">
          <StockStatus {...product} />
        </Fact>
        <Fact label="products.label_article-name">{productArticle(product)}</Fact>
        {vendorCode && <Fact label="products.label_offer-id">{article}</Fact>}
        {brand && <Fact label="products.label_brand">{brand}</Fact>}
        {category.length > 0 && (
          <Fact label="products.label_category-name">{category.join(' › ')}</Fact>
        )}
        <Fact label="products.label_marks-name">
          {markedCount > 0 ? (
            <Anchor component={Link} to={paths.home({ product: product.id })} inherit>
              <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
            </Anchor>
          ) : (
            <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
          )}
        </Fact>
        {maySeeFigures && <Figures productId={product.id} />}
        <Fact label="products.label_searchable">
          {searchableSince === null ? (
            <FormattedMessage id="products.text_not-searchable" />
          ) : (
            <FormattedMessage
              id="products.text_searchable-since"
              values={{
                date: intl.formatDate(searchableSince, { dateStyle: 'long', timeStyle: 'short' }),
              }}
            />
          )}
        </Fact>
        {pictureCheck && (
          <Fact label="products.label_picture">
            <FormattedMessage
              id={
                pictureCheck.isReadable
                  ? 'products.text_picture-read'
                  : 'products.text_picture-failed'
              }
              values={{
                date: intl.formatDate(pictureCheck.checkedAt, {
                  dateStyle: 'long',
                  timeStyle: 'short',
                }),
              }}
            />
          </Fact>
        )}
      </dl>
    </div>
  )
}

/** Shoppers' events with the product in widgets. */
function Figures({ productId }: { productId: number }) {
  const intl = useIntl()
  const { data, isError, refetch } = useGetProductFiguresQuery(productId)
  return (
    <Fact label="products.label_figures" values={{ days: WIDGET_FACTS_DAYS }}>
      {!data && (isError ? <ChoicesFailure onRetry={() => void refetch()} /> : '…')}
      {data && (
        <FormattedMessage
          id="products.text_figures"
          values={{
            ...data,
            hasRevenue: data.revenue.length > 0 ? 'yes' : 'no',
            revenue: data.revenue
              .map(({ amount, currency }) => formatMoney(intl, amount, currency))
              .join(' + '),
          }}
        />
      )}
    </Fact>
  )
}

interface FactProps {
  label: MessageId
  values?: Record<string, number>
  children: ReactNode
}

function Fact({ label, values, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <FormattedMessage id={label} {...(values && { values })} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
