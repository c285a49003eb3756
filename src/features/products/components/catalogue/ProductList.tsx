import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Product } from '@/contract/entities/productLink'
import { ProductRow } from './ProductRow'
import classes from './ProductRow.module.css'

/** Products one below the other. */
export function ProductList({ label, products }: { label: MessageId; products: Product[] }) {
  const intl = useIntl()
  return (
    <ul className={classes.list} aria-label={intl.formatMessage({ id: label })}>
      {products.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  )
}
