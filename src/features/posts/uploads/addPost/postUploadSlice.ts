import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { UploadedMedia } from '@/contract/entities/media'
import { LIMITS } from '@/contract/limits'
import type { ChosenFile } from '../files/registerFiles'

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
  /** Bytes. */
  size: number
  media: UploadedMedia
}

/** A link that a post is added by, and what is wrong with it. */
export interface PostLink {
  link: string
  error: Message | null
}

/** The ways of adding a post, in the order of their tabs. */
export const UPLOAD_TABS = ['upload', 'link', 'story', 'live'] as const
export type UploadTab = (typeof UPLOAD_TABS)[number]

/** The state of the uploads (product-rules/records.md#upload-state). */
export interface PostUploadState {
  /** Which way of adding is open. */
  modalType: UploadTab | null
  caption: string
  filesToUpload: FileToUpload[]
  uploadedFiles: UploadedFile[]
  /** Ids of the stored files that the post is being made of, in its order. */
  mediaList: number[]
  /** The typed link; a post is added by exactly one. */
  links: PostLink[]
  /** Files that did not fit into the post any more. */
  leftOutCount: number
  /** The first of them take the places of files that are refused. */
  spareFiles: ChosenFile[]
  /** What the post is being made of right now. */
  adding: 'files' | 'link' | null
  /** Why no post was made of the files. */
  problem: Message | null
  /** There is no connection: files wait until it is back. */
  isPaused: boolean
  /** Closing would lose what is here, so the person is asked. */
  isLeaveAsked: boolean
}

const initialState: PostUploadState = {
  modalType: null,
  caption: '',
  filesToUpload: [],
  uploadedFiles: [],
  mediaList: [],
  links: [],
  leftOutCount: 0,
  spareFiles: [],
  adding: null,
  problem: null,
  isPaused: false,
  isLeaveAsked: false,
}

const failed = (file: FileToUpload) => file.status === 'failed'
const canBeRetried = (file: FileToUpload) => failed(file) && file.canRetry

export const postUploadSlice = createSlice({
  name: 'postUpload',
  initialState,
  reducers: {
    uploadOpened: (state) => {
      state.modalType = 'upload'
    },
    /** Leaves everything that was begun; a new opening starts from nothing. */
    uploadClosed: ({ isPaused }) => ({ ...initialState, isPaused }),
    tabChosen: (state, { payload }: PayloadAction<UploadTab>) => {
      if (state.adding) return
      state.modalType = payload
      for (const link of state.links) link.error = null
    },
    /** Closes what is empty, asks about what is not, and waits for a post that is being made. */
    uploadCloseAsked: (state) => {
      if (state.adding) return state
      if (!hasFilesOrCaption(state)) return { ...initialState, isPaused: state.isPaused }
      state.isLeaveAsked = true
      return state
    },
    uploadKept: (state) => {
      state.isLeaveAsked = false
    },
    linkChanged: (state, { payload: link }: PayloadAction<string>) => {
      state.links = link === '' ? [] : [{ link, error: null }]
    },
    linkAddRequested: (state) => {
      state.adding = 'link'
      for (const link of state.links) link.error = null
    },
    linkRefused: (state, { payload: error }: PayloadAction<Message | null>) => {
      state.adding = null
      state.links = [{ link: state.links[0]?.link ?? '', error }]
    },
    /** The link's post is in the library; files and a caption that were begun stay. */
    linkAdded: (state) => {
      if (!hasFilesOrCaption(state)) return { ...initialState, isPaused: state.isPaused }
      Object.assign(state, { adding: null, links: [] })
      if (state.modalType !== 'story') state.modalType = 'upload'
      return state
    },
    /** The person does not wait for the page any longer. */
    linkAddStopped: (state) => {
      state.adding = null
    },
    postAddRequested: (state, { payload: mediaList }: PayloadAction<number[]>) => {
      Object.assign(state, { adding: 'files', mediaList, problem: null })
    },
    postAddFailed: (state, { payload: problem }: PayloadAction<Message | null>) => {
      Object.assign(state, { adding: null, mediaList: [], problem })
    },
    /** At most ten files make a post; what failed does not count. Dropped on the page, they open the dialog. */
    filesChosen: (state, { payload }: PayloadAction<{ files: ChosenFile[] }>) => {
      if (state.adding) return
      if (state.modalType !== 'story') state.modalType = 'upload'
      const free = freePlaces(state)
      state.spareFiles = payload.files.slice(free)
      state.leftOutCount = state.spareFiles.length
      for (const file of payload.files.slice(0, free)) addFile(state, file)
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
      const { id, place, name, size } = file
      state.uploadedFiles.push({ id, place, name, size, media: payload.media })
      state.uploadedFiles.sort(byPlace)
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
      if (failure.canRetry) return
      const spare = state.spareFiles.shift()
      if (!spare) return
      state.leftOutCount -= 1
      addFile(state, spare)
    },
    fileRetried: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (freePlaces(state) === 0) {
        state.leftOutCount = 1
        return
      }
      update(state, payload.id, WAITING)
    },
    /** One place earlier or later in the post. */
    fileMoved: (state, { payload: { id, by } }: PayloadAction<{ id: string; by: 1 | -1 }>) => {
      if (state.adding) return
      const files = [...state.uploadedFiles, ...state.filesToUpload].sort(byPlace)
      const index = files.findIndex((file) => file.id === id)
      const [file, neighbour] = [files[index], files[index + by]]
      if (!file || !neighbour) return
      ;[file.place, neighbour.place] = [neighbour.place, file.place]
      state.uploadedFiles.sort(byPlace)
    },
    /** Sends again whatever that may help, as far as there is room in the post. */
    filesRetried: (state) => {
      retryAll(state)
    },
    /** The connection is lost: what was on its way waits for it. */
    uploadsPaused: (state) => {
      state.isPaused = true
      for (const file of state.filesToUpload) {
        if (file.status === 'sending') Object.assign(file, WAITING)
      }
      retryAll(state)
    },
    uploadsResumed: (state) => {
      state.isPaused = false
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
    /** Whether a reload would lose what a person has begun here. */
    selectHasUnsentUpload: (state) =>
      state.modalType !== null && (hasFilesOrCaption(state) || state.links.length > 0),
  },
})

const WAITING = { status: 'waiting', progress: 0, problem: null, canRetry: false } as const

const byPlace = (one: { place: number }, other: { place: number }) => one.place - other.place

function addFile(state: PostUploadState, file: ChosenFile) {
  state.filesToUpload.push({ ...file, ...WAITING, place: nextPlace(state) })
}

const freePlaces = ({ uploadedFiles, filesToUpload }: PostUploadState) => {
  const taken = uploadedFiles.length + filesToUpload.filter((file) => !failed(file)).length
  return Math.max(0, LIMITS.filesPerPost - taken)
}

const nextPlace = ({ uploadedFiles, filesToUpload }: PostUploadState) =>
  1 + Math.max(0, ...[...uploadedFiles, ...filesToUpload].map(({ place }) => place))

const hasFilesOrCaption = ({ uploadedFiles, filesToUpload, caption }: PostUploadState) =>
  uploadedFiles.length + filesToUpload.length > 0 || caption.trim() !== ''

function retryAll(state: PostUploadState) {
  for (const file of state.filesToUpload.filter(canBeRetried).slice(0, freePlaces(state))) {
    Object.assign(file, WAITING)
  }
}

function update(state: PostUploadState, id: string, change: Partial<FileToUpload>) {
  const file = state.filesToUpload.find((one) => one.id === id)
  if (file) Object.assign(file, change)
}

export const {
  uploadOpened,
  uploadClosed,
  uploadCloseAsked,
  uploadKept,
  tabChosen,
  linkChanged,
  linkAddRequested,
  linkRefused,
  linkAdded,
  linkAddStopped,
  postAddRequested,
  postAddFailed,
  filesChosen,
  fileStarted,
  fileProgressed,
  fileUploaded,
  fileFailed,
  fileMoved,
  fileRetried,
  filesRetried,
  uploadsPaused,
  uploadsResumed,
  fileRemoved,
  captionChanged,
} = postUploadSlice.actions
export const { selectPostUpload, selectHasUnsentUpload } = postUploadSlice.selectors
