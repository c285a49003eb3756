import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import {
  isRefused,
  type ChosenFile,
  type QueuedFile,
  fileProgressed,
} from '@/common/uploads/queuedFile'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import type { IdName } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'

/** The kind of content that a new post starts from. */
export type PostBasis = 'background' | 'files'

/** The part of an unsaved post that is stored between visits. Only the names of its files are stored. */
export interface PostDraft {
  basis: PostBasis
  /** Null: the first background of the list. */
  backgroundId: number | null
  caption: string
  albums: IdName[]
}

/** A chosen file; the file itself is in the registry under the same id. */
export interface DraftFile extends ChosenFile, Omit<QueuedFile, 'status'> {
  status: 'ready' | 'sending' | 'failed'
  /** The stored file, once the file was sent; a second save does not send it again. */
  media: UploadedMedia | null
}

export interface CreatePostState {
  /** Whether the screen is open and the draft of an earlier visit has been looked up. */
  isOpen: boolean
  draft: PostDraft
  files: DraftFile[]
  /** Files that did not fit into the post. */
  leftOutCount: number
  /** The file that the frame shows. */
  shownFileId: string | null
  /** A draft of an earlier visit with the names of its files; the person is asked whether to continue it. */
  offer: { draft: PostDraft; fileNames: string[] } | null
  /** Whether this browser stores the draft. */
  isKept: boolean
  /** The picture drawn from a background; a second save does not draw it again. */
  drawn: { backgroundId: number; mediaId: number } | null
  isSaving: boolean
  /** Why the last save failed; the next save or edit clears it. */
  problem: Message | null
  /** The post that was just created here; its editor is opened. */
  createdPostId: number | null
  /** The source of that post: its uploaded files or its backgrounds. */
  createdBasis: PostBasis | null
}

const initialState: CreatePostState = {
  isOpen: false,
  draft: { basis: 'background', backgroundId: null, caption: '', albums: [] },
  files: [],
  leftOutCount: 0,
  shownFileId: null,
  offer: null,
  isKept: false,
  drawn: null,
  isSaving: false,
  problem: null,
  createdPostId: null,
  createdBasis: null,
}

/** The files of the future post, in order. */
export const placedDraftFiles = (files: readonly DraftFile[]): DraftFile[] =>
  files.filter((file) => !isRefused(file))

export const createPostSlice = createSlice({
  name: 'createPost',
  initialState,
  reducers: {
    createPostOpened: (_state, { payload: offer }: PayloadAction<CreatePostState['offer']>) => ({
      ...initialState,
      isOpen: true,
      offer,
    }),
    createPostClosed: () => initialState,
    offerTaken: (state) => {
      if (state.offer) state.draft = state.offer.draft
      state.offer = null
    },
    offerDeclined: (state) => {
      state.offer = null
    },
    draftChanged: (state, { payload }: PayloadAction<Partial<PostDraft>>) => {
      Object.assign(state.draft, payload)
      state.problem = null
    },
    draftKept: (state, { payload }: PayloadAction<boolean>) => {
      state.isKept = payload
    },
    draftFilesAdded: (
      state,
      { payload }: PayloadAction<Pick<DraftFile, 'id' | 'name' | 'size' | 'problem'>[]>,
    ) => {
      // A refused file leaves its slot to another one.
      const taken = state.files.filter(({ status }) => status !== 'failed').length
      let free = Math.max(0, LIMITS.filesPerPost - taken)
      state.leftOutCount = 0
      for (const file of payload) {
        const status = file.problem ? 'failed' : 'ready'
        if (status === 'ready' && free === 0) {
          state.leftOutCount += 1
          continue
        }
        if (status === 'ready') free -= 1
        state.files.push({ ...file, status, progress: 0, canRetry: false, media: null })
      }
      state.shownFileId ??= state.files[0]?.id ?? null
      state.problem = null
    },
    draftFileChanged: (
      state,
      { payload: { id, change } }: PayloadAction<{ id: string; change: Partial<DraftFile> }>,
    ) => {
      const file = state.files.find((one) => one.id === id)
      if (file) Object.assign(file, change)
    },
    draftFileRemoved: (state, { payload: id }: PayloadAction<string>) => {
      state.files = state.files.filter((file) => file.id !== id)
      state.leftOutCount = 0
      if (state.shownFileId === id) state.shownFileId = state.files[0]?.id ?? null
    },
    /** Moves a file by one position in the post; refused files have none. */
    draftFileMoved: (
      { files, isSaving },
      { payload: { id, by } }: PayloadAction<{ id: string; by: 1 | -1 }>,
    ) => {
      if (isSaving) return
      const placed = placedDraftFiles(files).map((file) => file.id)
      const place = placed.indexOf(id)
      const neighbour = placed[place + by]
      if (place === -1 || neighbour === undefined) return
      const [from, to] = [id, neighbour].map((one) => files.findIndex((file) => file.id === one))
      if (from !== undefined && to !== undefined) files.splice(to, 0, ...files.splice(from, 1))
    },
    draftFileShown: (state, { payload: id }: PayloadAction<string>) => {
      state.shownFileId = id
    },
    backgroundDrawn: (state, { payload }: PayloadAction<CreatePostState['drawn']>) => {
      state.drawn = payload
    },
    saveStarted: (state) => {
      Object.assign(state, { isSaving: true, problem: null })
    },
    saveFailed: (state, { payload }: PayloadAction<Message | null>) => {
      Object.assign(state, { isSaving: false, problem: payload })
    },
    /** Clears the draft that has become a post. A person who has left the screen is not moved to another one. */
    postCreated: (state, { payload: createdPostId }: PayloadAction<number | null>) =>
      state.isSaving ? { ...initialState, createdPostId, createdBasis: state.draft.basis } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(fileProgressed, ({ files }, { payload: { id, progress } }) => {
      const file = files.find((one) => one.id === id)
      if (file) file.progress = progress
    })
  },
  selectors: {
    selectCreatePost: (state) => state,
    /** Whether the draft has content that leaving the screen would lose. */
    selectIsDraftDirty: ({ draft, files }) =>
      files.length > 0 ||
      draft.caption.trim() !== '' ||
      draft.albums.length > 0 ||
      draft.backgroundId !== null,
  },
})

export const {
  createPostOpened,
  createPostClosed,
  offerTaken,
  offerDeclined,
  draftChanged,
  draftKept,
  draftFilesAdded,
  draftFileChanged,
  draftFileMoved,
  draftFileRemoved,
  draftFileShown,
  backgroundDrawn,
  saveStarted,
  saveFailed,
  postCreated,
} = createPostSlice.actions
export const { selectCreatePost, selectIsDraftDirty } = createPostSlice.selectors

type WithCreatePost = Record<typeof createPostSlice.reducerPath, CreatePostState>

/** The slice from the store's state, for thunks: components dispatch them without knowing that state. */
export function draftState(state: unknown): CreatePostState {
  return createPostSlice.selectSlice(state as WithCreatePost)
}
