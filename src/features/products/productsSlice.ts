import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Product } from '@/contract/entities/productLink'

export interface ProductsState {
  /** The term of the product search. */
  searchTerm: string
  /** Products chosen in the search, the last one first. */
  picked: Product[]
}

/** Few enough to be seen at a glance. */
const MOST_PICKED = 5

const initialState: ProductsState = { searchTerm: '', picked: [] }

export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    productsSearched: (state, { payload }: PayloadAction<string>) => {
      state.searchTerm = payload
    },
    productPicked: ({ picked }, { payload }: PayloadAction<Product>) => {
      const place = picked.findIndex(({ id }) => id === payload.id)
      if (place >= 0) picked.splice(place, 1)
      picked.unshift(payload)
      picked.splice(MOST_PICKED)
    },
  },
  selectors: {
    selectProductSearchTerm: (state) => state.searchTerm,
    selectPickedProducts: (state) => state.picked,
  },
})

export const { productsSearched, productPicked } = productsSlice.actions
export const { selectProductSearchTerm, selectPickedProducts } = productsSlice.selectors
