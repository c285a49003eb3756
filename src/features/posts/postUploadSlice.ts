import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { UploadedMedia } from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'

/** A chosen file on its way. The file itself is in the registry, under the same id. */
export interface FileToUpload {
  id: string
  name: string
  /** Bytes. */
  size: number
  status: 'waiting' | 'sending' | 'failed'
  /** Part that has been sent, 0 to 1. */
  progress: number
  problem: Message | null
}

export interface UploadedFile {
  id: string
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
}

const initialState: PostUploadState = {
  modalType: null,
  caption: '',
  filesToUpload: [],
  uploadedFiles: [],
  leftOutCount: 0,
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
    /** At most ten files make a post; what failed does not count. */
    filesChosen: (
      state,
      { payload }: PayloadAction<{ files: { id: string; name: string; size: number }[] }>,
    ) => {
      const taken =
        state.uploadedFiles.length + state.filesToUpload.filter((file) => !failed(file)).length
      const free = Math.max(0, LIMITS.filesPerPost - taken)
      state.leftOutCount = Math.max(0, payload.files.length - free)
      for (const file of payload.files.slice(0, free)) {
        state.filesToUpload.push({ ...file, status: 'waiting', progress: 0, problem: null })
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
      state.uploadedFiles.push({ id: file.id, name: file.name, media: payload.media })
    },
    fileFailed: (state, { payload }: PayloadAction<{ id: string; problem: Message }>) => {
      update(state, payload.id, { status: 'failed', problem: payload.problem })
    },
    fileRetried: (state, { payload }: PayloadAction<{ id: string }>) => {
      update(state, payload.id, { status: 'waiting', progress: 0, problem: null })
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

function update(state: PostUploadState, id: string, change: Partial<FileToUpload>) {
  const file = state.filesToUpload.find((one) => one.id === id)
  if (file) Object.assign(file, change)
}

export const {
  uploadOpened,
  uploadClosed,
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
