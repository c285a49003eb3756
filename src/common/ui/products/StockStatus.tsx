import { FormattedMessage } from 'react-intl'
import { Status } from '../states/Status'
import type { Product } from '@/contract/entities/catalogue/productLink'

type StockStatusProps = Pick<Product, 'inStock' | 'hasLeft'>

/** Whether the product can be bought now, and whether the catalogue still has it. */
export function StockStatus({ inStock, hasLeft }: StockStatusProps) {
  const isSold = inStock && !hasLeft
  const words = isSold ? 'products.stock_in' : 'products.stock_out'
  return (
    <Status tone={isSold ? 'good' : 'off'}>
      <FormattedMessage id={hasLeft ? 'products.stock_left' : words} />
    </Status>
  )
}
