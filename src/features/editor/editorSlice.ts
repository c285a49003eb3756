import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { composeId } from '@/common/lib/composeId'
import type { Background } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { openPostApi } from './state/openPostApi'
import { scheduleActed, stamped, type Stamped } from './state/actions'
import { editorSelectors } from './state/editorSelectors'
import { initialEditorState, type EditorState, type Gesture } from './state/editorState'
import {
  addProductMark,
  setAlbums,
  setBackground,
  setBackgrounds,
  setSegments,
  setShowMarkers,
  setShowText,
  setText,
  showMark,
} from './model/post'
import type { Size } from './model/geometry'
import { setMark, type MarkSettings } from './model/marks'
import { applyChange, openPost, redo, step, undo } from './state/reducers/editing'
import { elementReducers } from './state/reducers/elements'
import { adsReducers } from './state/reducers/ads'
import { conflictReducers, draftReducers } from './state/reducers/versions'
import { coverReducers } from './state/reducers/covers'
import { chosenPlace, lookingReducers, previewReducers } from './state/reducers/looking'
import { mediaReducers } from './state/reducers/media'
import { publishingReducers, takeScheduled } from './state/reducers/publishing'
import type { Refusal } from './model/saveProblem'
import {
  beginSave,
  failSave,
  finishSave,
  forgetUnsentSave,
  stopLeaving,
} from './state/reducers/saving'

interface SaveRequested {
  /** Publishes or unpublishes the post with this save; when absent, the status does not change. */
  isPublished?: boolean
  /** With true, publishes another author's post with a permission request; with false, without one. */
  asksAuthor?: boolean
  /** Whether the person leaves once the post is saved. */
  isLeaving?: boolean
}

/** A picture for a sticker was uploaded; it is added to the current frame. */
export const stickerUploaded = createAction<{ pictureUrl: string; size: Size }>(
  'editor/stickerUploaded',
)

export const editorSlice = createSlice({
  name: 'editor',
  initialState: initialEditorState,
  reducers: {
    postOpened: ({ clipboard }, { payload }: PayloadAction<{ postId: number }>) => ({
      ...initialEditorState,
      clipboard,
      postId: payload.postId,
    }),
    postClosed: ({ clipboard }) => ({ ...initialEditorState, clipboard }),

    ...elementReducers,
    elementHovered: (state, { payload }: PayloadAction<string | null>) => {
      state.hovered = payload
    },
    zonesToggled: (state) => {
      state.isZonesShown = !state.isZonesShown
    },
    gesturePreviewed: (state, { payload }: PayloadAction<Gesture>) => {
      state.gesture = payload
    },
    gestureCancelled: (state) => {
      state.gesture = null
    },

    productMarked: {
      prepare: (product: Product) => stamped(product),
      reducer: (state, { payload, meta }: Stamped<Product>) => {
        const change = addProductMark(state.mediaIndex, meta.id, payload, chosenPlace(state))
        applyChange(state, change, { label: 'mark-added', at: meta.at, selectionAfter: [meta.id] })
        state.markPlace = null
      },
    },
    markToggled: step('mark-shown', ({ id, isShown }: { id: string; isShown: boolean }) =>
      showMark(id, isShown),
    ),
    markSettingsChanged: step(
      'mark-settings',
      ({ id, settings }: { id: string; settings: Partial<MarkSettings> }) => setMark(id, settings),
    ),
    textChanged: step('text-changed', setText, 'text'),
    albumsChanged: step('albums-changed', setAlbums),
    segmentsChanged: step('segments-changed', setSegments),
    ...adsReducers,
    backgroundChosen: {
      prepare: (background: Background) => stamped(background),
      reducer: (state, { payload, meta }: Stamped<Background>) => {
        const { mediaIndex } = state
        applyChange(state, setBackground(mediaIndex, payload), {
          label: 'background-changed',
          key: composeId('background', mediaIndex),
          at: meta.at,
        })
      },
    },
    ...mediaReducers,
    backgroundSpread: step('background-changed', setBackgrounds),
    showMarkersToggled: step('display-changed', setShowMarkers),
    showTextToggled: step('display-changed', setShowText),
    ...publishingReducers,
    ...coverReducers,
    ...draftReducers,
    ...previewReducers,
    ...lookingReducers,
    undone: undo,
    redone: redo,

    /**
     * Requests a save, which may also change the status. The slice refuses it if a rule of publishing is violated
     * (product-rules/posts.md#publishing).
     */
    saveRequested: {
      prepare: (request: SaveRequested = {}) => stamped(request),
      reducer: (state, { payload, meta }: Stamped<SaveRequested>) => {
        const { isPublished = state.document.isPublished, asksAuthor, isLeaving } = payload
        state.isTakingDown = false
        if (asksAuthor !== undefined) state.document.needCopyrightRequest = asksAuthor
        if (isLeaving) state.leaving = 'saving'
        beginSave(state, meta, { isPublished, asksAuthor: asksAuthor ?? false })
        if (state.save.status !== 'saving') stopLeaving(state)
      },
    },
    saveSucceeded: (
      state,
      { payload }: PayloadAction<{ requestId: string; postInfo: PostInfo }>,
    ) => {
      if (payload.requestId !== state.save.requestId) return
      finishSave(state, payload.postInfo)
      if (state.leaving) state.leaving = 'saved'
    },
    saveFailed: (state, { payload }: PayloadAction<Refusal & { requestId: string }>) => {
      if (payload.requestId !== state.save.requestId) return
      failSave(state, payload)
      stopLeaving(state)
    },
    /** A success message disappears by itself; an error that appeared meanwhile stays until the next save. */
    saveMessageCleared: (state) => {
      if (state.save.message?.tone === 'success') state.save.message = null
      state.isStatusFresh = false
    },
    unsentSaveForgotten: forgetUnsentSave,
    ...conflictReducers,
  },
  extraReducers: (builder) => {
    builder.addCase(scheduleActed, takeScheduled)
    builder.addMatcher(openPostApi.endpoints.getPost.matchFulfilled, (state, { payload, meta }) => {
      const isAwaited = meta.arg.originalArgs === state.postId && !state.postInfo
      if (payload && isAwaited) openPost(state, payload)
    })
  },
  selectors: editorSelectors,
})

/** The part of the state that the editor's selectors read. */
export type WithEditor = Record<typeof editorSlice.reducerPath, EditorState>

export const {
  postOpened,
  postClosed,
  mediaSwitched,
  frameSwitched,
  selectionChanged,
  textOpened,
  menuOpened,
  elementAdded,
  elementsCopied,
  elementsPasted,
  elementsPlaced,
  elementsRemoved,
  elementEdited,
  elementsFlagged,
  elementsOrdered,
  imageShown,
  imageChosen,
  viewChosen,
  elementHovered,
  zonesToggled,
  gesturePreviewed,
  gestureCancelled,
  cameraMoved,
  panelRaised,
  markPlaceChosen,
  productMarked,
  markToggled,
  markSettingsChanged,
  textChanged,
  albumsChanged,
  segmentsChanged,
  adsSwitched,
  adsInfoTyped,
  adsColorChosen,
  backgroundChosen,
  backgroundSpread,
  mediaAdded,
  mediaReplaced,
  mediaRemoved,
  mediaMoved,
  mediaHidden,
  backgroundUploaded,
  showMarkersToggled,
  showTextToggled,
  takingDownAsked,
  scheduleToggled,
  scheduleTimeChosen,
  invalidTimeTyped,
  permissionNeedToggled,
  promoCodeMarked,
  commentTyped,
  authorMessageCopied,
  sideWriteStarted,
  sideWriteFailed,
  sideWriteSucceeded,
  coversRead,
  draftFound,
  draftSettled,
  draftRestored,
  draftDeclined,
  workDiscarded,
  previewOpened,
  previewClosed,
  previewAsked,
  previewShapeChosen,
  previewEnlarged,
  undone,
  redone,
  saveRequested,
  saveSucceeded,
  saveFailed,
  saveConflicted,
  saveMessageCleared,
  unsentSaveForgotten,
  leavingEnded,
  mineKept,
  theirsTaken,
  conflictClosed,
} = editorSlice.actions
export const {
  selectPostInfo,
  selectDocument,
  selectFreeSlides,
  selectMediaIndex,
  selectFrame,
  selectIsZonesShown,
  selectEditing,
  selectCamera,
  selectIsPanelRaised,
  selectMarkPlace,
  selectMenu,
  selectClipboard,
  selectTakesElements,
  selectMedia,
  selectScene,
  selectSelection,
  selectHovered,
  selectGesture,
  selectCanUndo,
  selectCanRedo,
  selectIsDirty,
  selectIsSaving,
  selectSaveMessage,
  selectIsStatusFresh,
  selectIsTakingDown,
  selectSaveProblem,
  selectInvalidTimes,
  selectStoredSchedule,
  selectSideWrite,
  selectSuggestedFor,
  selectComment,
  selectConflict,
  selectConflictBy,
  selectLeaving,
  selectPreview,
  selectDraftOffer,
  selectIsDraftOutdated,
} = editorSlice.selectors
