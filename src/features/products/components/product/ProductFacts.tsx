import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Product } from '@/contract/entities/productLink'
import classes from './ProductFacts.module.css'
import { ProductPrice } from '@/common/ui/products/ProductPrice'
import { StockStatus } from '@/common/ui/products/StockStatus'

/** The catalogue's facts of a product. */
export function ProductFacts({ product }: { product: Product }) {
  const { article, brand, markedCount } = product
  return (
    <div>
      <div className={classes.price}>
        <ProductPrice {...product} />
      </div>
      <dl className={classes.facts}>
        <Fact label="products.label_availability">
          <StockStatus {...product} />
        </Fact>
        <Fact label="products.label_article-name">{article}</Fact>
        {brand && <Fact label="products.label_brand">{brand}</Fact>}
        <Fact label="products.label_marks-name">
          <FormattedMessage id="products.label_marked" values={{ count: markedCount }} />
        </Fact>
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
