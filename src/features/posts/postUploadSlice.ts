import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { UploadedMedia } from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'

/** A chosen file on its way. The file itself is in the registry, under the same id. */
export interface FileToUpload {
  id: string
  /** Place among the files of the post, in the order in which they were chosen. */
  place: number
  name: string
  /** Bytes. */
  size: number
  status: 'waiting' | 'sending' | 'failed'
  /** Part that has been sent, 0 to 1. */
  progress: number
  problem: Message | null
  /** Whether sending the same file again may help. */
  canRetry: boolean
}

export interface UploadedFile {
  id: string
  place: number
  name: string
  media: UploadedMedia
}

/** The post-upload state of section 3. */
export interface PostUploadState {
  /** Which way of adding is open. */
  modalType: 'upload' | null
  caption: string
  filesToUpload: FileToUpload[]
  uploadedFiles: UploadedFile[]
  /** Files that did not fit into the post any more. */
  leftOutCount: number
  /** The post is being made. */
  isAdding: boolean
  /** Closing would lose what is here, so the person is asked. */
  isLeaveAsked: boolean
}

const initialState: PostUploadState = {
  modalType: null,
  caption: '',
  filesToUpload: [],
  uploadedFiles: [],
  leftOutCount: 0,
  isAdding: false,
  isLeaveAsked: false,
}

const failed = (file: FileToUpload) => file.status === 'failed'

export const postUploadSlice = createSlice({
  name: 'postUpload',
  initialState,
  reducers: {
    uploadOpened: (state) => {
      state.modalType = 'upload'
    },
    /** Leaves everything that was begun; a new opening starts from nothing. */
    uploadClosed: () => initialState,
    /** Closes what is empty, asks about what is not, and waits for a post that is being made. */
    uploadCloseAsked: (state) => {
      if (state.isAdding) return state
      if (!hasWork(state)) return initialState
      state.isLeaveAsked = true
      return state
    },
    uploadKept: (state) => {
      state.isLeaveAsked = false
    },
    postAddRequested: (state) => {
      state.isAdding = true
    },
    postAddFailed: (state) => {
      state.isAdding = false
    },
    /** At most ten files make a post; what failed does not count. */
    filesChosen: (
      state,
      { payload }: PayloadAction<{ files: { id: string; name: string; size: number }[] }>,
    ) => {
      const free = freePlaces(state)
      state.leftOutCount = Math.max(0, payload.files.length - free)
      for (const file of payload.files.slice(0, free)) {
        state.filesToUpload.push({
          ...file,
          place: nextPlace(state),
          status: 'waiting',
          progress: 0,
          problem: null,
          canRetry: false,
        })
      }
    },
    fileStarted: (state, { payload }: PayloadAction<{ id: string }>) => {
      update(state, payload.id, { status: 'sending', progress: 0, problem: null })
    },
    fileProgressed: (state, { payload }: PayloadAction<{ id: string; progress: number }>) => {
      update(state, payload.id, { progress: payload.progress })
    },
    fileUploaded: (state, { payload }: PayloadAction<{ id: string; media: UploadedMedia }>) => {
      const file = state.filesToUpload.find(({ id }) => id === payload.id)
      if (!file) return
      state.filesToUpload = state.filesToUpload.filter(({ id }) => id !== payload.id)
      const { id, place, name } = file
      state.uploadedFiles.push({ id, place, name, media: payload.media })
      state.uploadedFiles.sort((one, other) => one.place - other.place)
    },
    fileFailed: (
      state,
      {
        payload: { id, ...failure },
      }: PayloadAction<{
        id: string
        problem: Message
        canRetry: boolean
      }>,
    ) => {
      update(state, id, { status: 'failed', ...failure })
    },
    fileRetried: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (freePlaces(state) === 0) {
        state.leftOutCount = 1
        return
      }
      update(state, payload.id, { status: 'waiting', progress: 0, problem: null, canRetry: false })
    },
    fileRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.filesToUpload = state.filesToUpload.filter(({ id }) => id !== payload.id)
      state.uploadedFiles = state.uploadedFiles.filter(({ id }) => id !== payload.id)
    },
    captionChanged: (state, { payload }: PayloadAction<string>) => {
      state.caption = payload
    },
  },
  selectors: {
    selectPostUpload: (state) => state,
    selectIsUploading: ({ filesToUpload }) => filesToUpload.some((file) => !failed(file)),
  },
})

const freePlaces = ({ uploadedFiles, filesToUpload }: PostUploadState) => {
  const taken = uploadedFiles.length + filesToUpload.filter((file) => !failed(file)).length
  return Math.max(0, LIMITS.filesPerPost - taken)
}

const nextPlace = ({ uploadedFiles, filesToUpload }: PostUploadState) =>
  1 + Math.max(0, ...[...uploadedFiles, ...filesToUpload].map(({ place }) => place))

const hasWork = ({ uploadedFiles, filesToUpload, caption }: PostUploadState) =>
  uploadedFiles.length + filesToUpload.length > 0 || caption.trim() !== ''

function update(state: PostUploadState, id: string, change: Partial<FileToUpload>) {
  const file = state.filesToUpload.find((one) => one.id === id)
  if (file) Object.assign(file, change)
}

export const {
  uploadOpened,
  uploadClosed,
  uploadCloseAsked,
  uploadKept,
  postAddRequested,
  postAddFailed,
  filesChosen,
  fileStarted,
  fileProgressed,
  fileUploaded,
  fileFailed,
  fileRetried,
  fileRemoved,
  captionChanged,
} = postUploadSlice.actions
export const { selectPostUpload, selectIsUploading } = postUploadSlice.selectors
