import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { AlbumSettings } from '@/contract/entities/posts/album'

interface OfAlbum {
  albumId: number
}

export interface AlbumBuilderState {
  /** The album that the page shows; late results of another one are ignored. */
  albumId: number | null
  /** Settings that the back office has not confirmed yet: shown instead of the stored ones. */
  unsaved: AlbumSettings
  save: 'idle' | 'saving' | 'saved' | 'failed'
  /** Why the last save failed. */
  saveProblem: Message | null
  /** The post for which a position is being chosen. */
  asked: { postId: number } | null
  /** The last new position of a post, from 1: announced to screen readers. */
  movedTo: number | null
  isDeleted: boolean
}

const initialState: AlbumBuilderState = {
  albumId: null,
  unsaved: {},
  save: 'idle',
  saveProblem: null,
  asked: null,
  movedTo: null,
  isDeleted: false,
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The settings that were changed again after they were sent: they stay unsaved. */
function withoutSent(unsaved: AlbumSettings, sent: AlbumSettings): AlbumSettings {
  const left = Object.entries(unsaved).filter(
    ([name, value]) => !isSame(value, sent[name as keyof AlbumSettings]),
  )
  return Object.fromEntries(left)
}

const isShown = (state: AlbumBuilderState, { albumId }: OfAlbum) => state.albumId === albumId

export const albumBuilderSlice = createSlice({
  name: 'albumBuilder',
  initialState,
  reducers: {
    builderOpened: (_state, { payload }: PayloadAction<OfAlbum>) => ({
      ...initialState,
      albumId: payload.albumId,
    }),
    builderClosed: () => initialState,
    settingsChanged: (state, { payload }: PayloadAction<AlbumSettings>) => {
      Object.assign(state.unsaved, payload)
      if (state.save !== 'saving') state.save = 'idle'
    },
    settingsSaveStarted: (state) => {
      state.save = 'saving'
      state.saveProblem = null
    },
    settingsSaved: (state, { payload }: PayloadAction<OfAlbum & { sent: AlbumSettings }>) => {
      if (!isShown(state, payload)) return
      state.unsaved = withoutSent(state.unsaved, payload.sent)
      state.save = Object.keys(state.unsaved).length === 0 ? 'saved' : 'idle'
    },
    settingsSaveFailed: (
      state,
      { payload }: PayloadAction<OfAlbum & { message: Message | null }>,
    ) => {
      if (!isShown(state, payload)) return
      state.save = 'failed'
      state.saveProblem = payload.message
    },
    positionAsked: (state, { payload }: PayloadAction<{ postId: number }>) => {
      state.asked = payload
    },
    positionClosed: (state) => {
      state.asked = null
    },
    postMoved: (state, { payload }: PayloadAction<{ place: number }>) => {
      state.movedTo = payload.place
    },
    albumDeleted: (state, { payload }: PayloadAction<OfAlbum>) => {
      if (isShown(state, payload)) state.isDeleted = true
    },
  },
  selectors: {
    selectBuilder: (state) => state,
    selectUnsaved: (state) => state.unsaved,
  },
})

export const {
  builderOpened,
  builderClosed,
  settingsChanged,
  settingsSaveStarted,
  settingsSaved,
  settingsSaveFailed,
  positionAsked,
  positionClosed,
  postMoved,
  albumDeleted,
} = albumBuilderSlice.actions
export const { selectBuilder, selectUnsaved } = albumBuilderSlice.selectors
