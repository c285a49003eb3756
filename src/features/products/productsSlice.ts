import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { LIMITS } from '@/contract/limits'

export interface ProductsState {
  /** The term of the product search. */
  searchTerm: string
  /** Products chosen in the search, the latest first. */
  picked: Product[]
  /** Whether the filters of the list are open. */
  isFilterOpen: boolean
  /** Chosen products of the list, in the order in which they were chosen; the next action is for them. */
  chosen: Product[]
  /** The product from which a range is chosen. */
  anchorId: number | null
  /** The photo whose removal waits for confirmation. */
  removedPhotoId: number | null
}

/** A number of products that can be seen at a glance. */
const MAX_PICKED = 5

const initialState: ProductsState = {
  searchTerm: '',
  picked: [],
  isFilterOpen: false,
  chosen: [],
  anchorId: null,
  removedPhotoId: null,
}

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
      picked.splice(MAX_PICKED)
    },
    productToggled: (state, { payload }: PayloadAction<Product>) => {
      const others = state.chosen.filter(({ id }) => id !== payload.id)
      const isNew = others.length === state.chosen.length
      state.chosen = isNew ? [...others, payload].slice(0, LIMITS.productsChosen) : others
      state.anchorId = payload.id
    },
    /** Adds products to the chosen ones: a range, or all that are loaded. */
    productsAdded: (state, { payload }: PayloadAction<readonly Product[]>) => {
      const known = new Set(state.chosen.map(({ id }) => id))
      state.chosen = [...state.chosen, ...payload.filter(({ id }) => !known.has(id))].slice(
        0,
        LIMITS.productsChosen,
      )
    },
    productSelectionCleared: (state) => {
      state.chosen = []
      state.anchorId = null
    },
    filterPanelOpened: (state) => {
      state.isFilterOpen = true
    },
    filterPanelClosed: (state) => {
      state.isFilterOpen = false
    },
    photoRemovalAsked: (state, { payload }: PayloadAction<{ id: number }>) => {
      state.removedPhotoId = payload.id
    },
    photoRemovalClosed: (state) => {
      state.removedPhotoId = null
    },
  },
  selectors: {
    selectProductSearchTerm: (state) => state.searchTerm,
    selectPickedProducts: (state) => state.picked,
    selectIsFilterOpen: (state) => state.isFilterOpen,
    selectChosenProducts: (state) => state.chosen,
    selectAnchorId: (state) => state.anchorId,
    selectRemovedPhotoId: (state) => state.removedPhotoId,
  },
})

export const {
  productsSearched,
  productPicked,
  productToggled,
  productsAdded,
  productSelectionCleared,
  filterPanelOpened,
  filterPanelClosed,
  photoRemovalAsked,
  photoRemovalClosed,
} = productsSlice.actions
export const {
  selectProductSearchTerm,
  selectPickedProducts,
  selectIsFilterOpen,
  selectChosenProducts,
  selectAnchorId,
  selectRemovedPhotoId,
} = productsSlice.selectors
