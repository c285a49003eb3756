import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { Product } from '@/contract/entities/productLink'

/** A photo on its way to a product. The file itself is in the registry, under the same id. */
export interface PhotoUpload {
  id: string
  productId: number
  fileName: string
  status: 'waiting' | 'sending' | 'failed'
  /** Part that has been sent, 0 to 1. */
  progress: number
  problem: Message | null
  /** Whether sending the same file again may help. */
  canRetry: boolean
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
const WAITING = { status: 'waiting', progress: 0, problem: null, canRetry: false } as const

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
      update(state, payload.id, { status: 'sending' })
    },
    photoProgressed: (state, { payload }: PayloadAction<{ id: string; progress: number }>) => {
      update(state, payload.id, { progress: payload.progress })
    },
    photoFailed: (
      state,
      {
        payload: { id, ...failure },
      }: PayloadAction<{ id: string; problem: Message; canRetry: boolean }>,
    ) => {
      update(state, id, { status: 'failed', ...failure })
    },
    photoRetried: (state, { payload }: ById) => {
      update(state, payload.id, WAITING)
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

function update(state: ProductsState, id: string, change: Partial<PhotoUpload>) {
  const upload = state.photoUploads.find((one) => one.id === id)
  if (upload) Object.assign(upload, change)
}

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
