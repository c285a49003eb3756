import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { albumsApi } from './albumsApi'

/** Which dialog of the albums is open; an album is named by its id. */
export type AlbumDialog = { kind: 'create' } | { kind: 'rename' | 'delete'; albumId: number }

export interface AlbumsState {
  dialog: AlbumDialog | null
}

const { createAlbum, renameAlbum, deleteAlbum } = albumsApi.endpoints

export const albumsSlice = createSlice({
  name: 'albums',
  initialState: { dialog: null } as AlbumsState,
  reducers: {
    albumDialogOpened: (state, { payload }: PayloadAction<AlbumDialog>) => {
      state.dialog = payload
    },
    albumDialogClosed: (state) => {
      state.dialog = null
    },
  },
  // A dialog cannot be closed while its request is under way, so the open one is the one that succeeded.
  extraReducers: (builder) => {
    builder.addMatcher(
      isAnyOf(createAlbum.matchFulfilled, renameAlbum.matchFulfilled, deleteAlbum.matchFulfilled),
      (state) => {
        state.dialog = null
      },
    )
  },
  selectors: { selectAlbumDialog: (state) => state.dialog },
})

export const { albumDialogOpened, albumDialogClosed } = albumsSlice.actions
export const { selectAlbumDialog } = albumsSlice.selectors
