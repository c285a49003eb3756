import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { isPressed } from '@/common/lib/keystroke'
import { PRODUCT_KEYS } from '@/common/shortcuts/productShortcuts'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Product } from '@/contract/entities/catalogue/productLink'
import classes from './ProductSelection.module.css'
import {
  productsAdded,
  productToggled,
  selectAnchorId,
  selectChosenProducts,
} from '@/features/products/productsSlice'

interface ProductCheckboxProps {
  product: Product
  selection: ProductSelection
}

/**
 * Chooses a product. With Shift it chooses all from the product touched last to this one; Ctrl (⌘) with A chooses all
 * loaded products.
 */
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
          const { nativeEvent } = event
          if (isPressed(nativeEvent, PRODUCT_KEYS.chooseRange.keys)) extend(product)
          else if (isPressed(nativeEvent, PRODUCT_KEYS.chooseAll.keys)) chooseAll()
          else return
          event.preventDefault()
        }}
      />
    </label>
  )
}

export interface ProductSelection {
  chosenIds: ReadonlySet<number>
  toggle: (product: Product) => void
  /** Chooses everything between the product that was touched last and this one. */
  extend: (product: Product) => void
  chooseAll: () => void
}

/** The chosen products of a list, and the ways to choose them. */
export function useProductSelection(products: readonly Product[]): ProductSelection {
  const dispatch = useAppDispatch()
  const chosen = useAppSelector(selectChosenProducts)
  const anchorId = useAppSelector(selectAnchorId)
  const chosenIds = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const placeOf = (wanted: number | null) => products.findIndex(({ id }) => id === wanted)
  return {
    chosenIds,
    toggle: (product) => {
      dispatch(productToggled(product))
    },
    extend: (product) => {
      const [from, to] = [placeOf(anchorId), placeOf(product.id)]
      if (from === -1) dispatch(productToggled(product))
      else dispatch(productsAdded(products.slice(Math.min(from, to), Math.max(from, to) + 1)))
    },
    chooseAll: () => {
      dispatch(productsAdded(products))
    },
  }
}
