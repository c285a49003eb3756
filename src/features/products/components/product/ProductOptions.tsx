import { Text } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { formatPrice } from '@/common/lib/format'
import { Combobox } from '@/common/ui/choices/Combobox'
import { ProductPicture } from '@/common/products/ProductPicture'
import { productArticle } from '@/contract/entities/catalogue/productArticle'
import type { Product } from '@/contract/entities/catalogue/productLink'
import classes from './ProductOptions.module.css'

interface ProductOptionsProps {
  /** Label of the group; null: none besides the search. */
  label: MessageId | null
  products: readonly Product[]
}

/** Products on offer, as a group of a list. */
export function ProductOptions({ label, products }: ProductOptionsProps) {
  const intl = useIntl()
  const options = products.map((product) => <ProductOption key={product.id} product={product} />)
  if (label === null) return options
  const words = intl.formatMessage({ id: label })
  return (
    <Combobox.Group role="group" aria-label={words} label={words}>
      {options}
    </Combobox.Group>
  )
}

function ProductOption({ product }: { product: Product }) {
  const intl = useIntl()
  const { id, name, price, currency, inStock, hasLeft, imageUrl } = product
  const absence: MessageId | null = hasLeft
    ? 'products.label_left'
    : inStock
      ? null
      : 'products.label_out-of-stock'
  const facts = [
    productArticle(product),
    formatPrice(intl, price, currency),
    absence && intl.formatMessage({ id: absence }),
  ]
  return (
    <Combobox.Option value={String(id)} className={classes.option ?? ''}>
      <ProductPicture url={imageUrl} className={classes.photo} />
      <span className={classes.words}>
        <Text component="span" size="sm" lineClamp={1}>
          {name}
        </Text>
        <Text component="span" size="xs" className={classes.facts}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </span>
    </Combobox.Option>
  )
}
