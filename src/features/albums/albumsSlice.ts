import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { albumCreateApi } from './albumCreateApi'

/** The open dialog of the albums; an album is identified by its id. */
export type AlbumDialog =
  | { kind: 'create' }
  | { kind: 'rename' | 'delete' | 'addPosts'; albumId: number }

export interface AlbumsState {
  dialog: AlbumDialog | null
}

const initialState: AlbumsState = { dialog: null }

export const albumsSlice = createSlice({
  name: 'albums',
  initialState,
  reducers: {
    albumDialogOpened: (state, { payload }: PayloadAction<AlbumDialog>) => {
      state.dialog = payload
    },
    albumDialogClosed: (state) => {
      state.dialog = null
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(albumCreateApi.endpoints.createAlbum.matchFulfilled, (state) => {
      if (state.dialog?.kind === 'create') state.dialog = null
    })
  },
  selectors: { selectAlbumDialog: (state) => state.dialog },
})

export const { albumDialogOpened, albumDialogClosed } = albumsSlice.actions
export const { selectAlbumDialog } = albumsSlice.selectors

export { albumBuilderSlice } from './albumBuilderSlice'
