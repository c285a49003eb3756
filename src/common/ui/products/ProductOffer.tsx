import { useIntl, FormattedMessage } from 'react-intl'
import { formatPrice } from '@/common/lib/format'
import { Status } from '@/common/ui/states/Status'
import type { Product } from '@/contract/entities/catalogue/productLink'
import classes from './ProductPrice.module.css'

interface ProductPriceProps {
  /** In hundredths of `currency`. Null or 0 when the catalogue has no price. */
  price: number | null
  oldPrice: number | null
  currency: string
}

/** The price of a product, and its former price; nothing without a price. */
export function ProductPrice({ price, oldPrice, currency }: ProductPriceProps) {
  const intl = useIntl()
  const now = formatPrice(intl, price, currency)
  if (now === null) return null
  const old = formatPrice(intl, oldPrice, currency)
  return (
    <span className={classes.price}>
      <span className={classes.now}>{now}</span>
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

type StockStatusProps = Pick<Product, 'inStock' | 'hasLeft'>

/** Whether the product can be bought now, and whether the catalogue no longer lists it. */
export function StockStatus({ inStock, hasLeft }: StockStatusProps) {
  const isSold = inStock && !hasLeft
  const words = isSold ? 'products.stock_in' : 'products.stock_out'
  return (
    <Status tone={isSold ? 'good' : 'off'}>
      <FormattedMessage id={hasLeft ? 'products.stock_left' : words} />
    </Status>
  )
}
