import { Checkbox } from '@mantine/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Product } from '@/contract/entities/catalogue/productLink'
import type { ProductSelection } from '../../hooks/useProductSelection'
import classes from './ProductCheckbox.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'

interface ProductCheckboxProps {
  product: Product
  selection: ProductSelection
}

/** Chooses a product; with Shift all from the one touched last, Ctrl (⌘) with A all that are loaded. */
export function ProductCheckbox({ product, selection }: ProductCheckboxProps) {
  const intl = useIntl()
  const { chosenIds, toggle, extend, chooseAll } = selection
  return (
    <label className={classes.box}>
      <Checkbox
        size="md"
        checked={chosenIds.has(product.id)}
        aria-label={intl.formatMessage({ id: 'products.label_select' }, { name: product.name })}
        onChange={() => undefined}
        onClick={({ shiftKey }: MouseEvent) => {
          if (shiftKey) extend(product)
          else toggle(product)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === ' ' && event.shiftKey) extend(product)
          else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) chooseAll()
          else return
          event.preventDefault()
        }}
      />
    </label>
  )
}
