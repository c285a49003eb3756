import { useIntl } from 'react-intl'
import { formatMoney } from '../../lib/format'
import type { Product } from '@/contract/entities/productLink'
import classes from './ProductPrice.module.css'

type ProductPriceProps = Pick<Product, 'price' | 'oldPrice' | 'currency'>

/** The price of a product, and its former price. */
export function ProductPrice({ price, oldPrice, currency }: ProductPriceProps) {
  const intl = useIntl()
  const old = oldPrice === null ? null : formatMoney(intl, oldPrice, currency)
  return (
    <span className={classes.price}>
      <span className={classes.now}>{formatMoney(intl, price, currency)}</span>
      {old !== null && (
        <s
          className={classes.old}
          aria-label={intl.formatMessage({ id: 'products.label_old-price' }, { price: old })}
        >
          {old}
        </s>
      )}
    </span>
  )
}
