import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  failFile,
  startFile,
  updateFile,
  WAITING,
  type FileFailure,
  type QueuedFile,
} from '@/common/uploads/queuedFile'
import type { Product } from '@/contract/entities/productLink'

/** A photo on its way to a product. The file itself is in the registry, under the same id. */
export interface PhotoUpload extends QueuedFile {
  productId: number
  fileName: string
}

export interface ProductsState {
  /** What a person is looking for in the product search. */
  searchTerm: string
  /** What was chosen by the search, the last first. */
  picked: Product[]
  /** What is on its way or did not arrive, in the order in which it was chosen. */
  photoUploads: PhotoUpload[]
}

type ById = PayloadAction<{ id: string }>
/** Few enough to be seen at a glance. */
const MOST_PICKED = 5

const initialState: ProductsState = { searchTerm: '', picked: [], photoUploads: [] }

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
    photosChosen: (
      state,
      {
        payload: { productId, files },
      }: PayloadAction<{ productId: number; files: { id: string; fileName: string }[] }>,
    ) => {
      for (const file of files) state.photoUploads.push({ ...file, ...WAITING, productId })
    },
    photoStarted: (state, { payload }: ById) => {
      startFile(state.photoUploads, payload.id)
    },
    photoProgressed: (state, { payload }: PayloadAction<{ id: string; progress: number }>) => {
      updateFile(state.photoUploads, payload.id, { progress: payload.progress })
    },
    photoFailed: (state, { payload }: PayloadAction<FileFailure & { id: string }>) => {
      failFile(state.photoUploads, payload)
    },
    photoRetried: (state, { payload }: ById) => {
      updateFile(state.photoUploads, payload.id, WAITING)
    },
    /** It has arrived, or the person does not want it any more. */
    photoRemoved: (state, { payload }: ById) => {
      state.photoUploads = state.photoUploads.filter(({ id }) => id !== payload.id)
    },
  },
  selectors: {
    selectProductSearchTerm: (state) => state.searchTerm,
    selectPickedProducts: (state) => state.picked,
    selectPhotoUploads: (state) => state.photoUploads,
  },
})

export const {
  productsSearched,
  productPicked,
  photosChosen,
  photoStarted,
  photoProgressed,
  photoFailed,
  photoRetried,
  photoRemoved,
} = productsSlice.actions
export const { selectProductSearchTerm, selectPickedProducts, selectPhotoUploads } =
  productsSlice.selectors
