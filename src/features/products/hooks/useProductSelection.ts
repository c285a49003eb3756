import { useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Product } from '@/contract/entities/catalogue/productLink'
import {
  productsAdded,
  productToggled,
  selectAnchorId,
  selectChosenProducts,
} from '../productsSlice'

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
