import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface ProductsState {
  /** What a person is looking for in the product search. */
  searchTerm: string
}

export const productsSlice = createSlice({
  name: 'products',
  initialState: { searchTerm: '' } as ProductsState,
  reducers: {
    productsSearched: (state, { payload }: PayloadAction<string>) => {
      state.searchTerm = payload
    },
  },
  selectors: { selectProductSearchTerm: (state) => state.searchTerm },
})

export const { productsSearched } = productsSlice.actions
export const { selectProductSearchTerm } = productsSlice.selectors
