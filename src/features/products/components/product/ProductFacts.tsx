import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import classes from './ProductFacts.module.css'
import { ProductPrice, StockStatus } from '@/common/ui/products/ProductOffer'

/** The catalogue's facts of a product. */
export function ProductFacts({ product }: { product: Product }) {
  const intl = useIntl()
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
          <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
        </Fact>
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

function Fact({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
