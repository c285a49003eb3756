import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import {
  failFile,
  isBroken,
  isRefused,
  pauseFiles,
  startFile,
  updateFile,
  WAITING,
  type ChosenFile,
  type FileFailure,
  type QueuedFile,
  fileProgressed,
  uploadsPaused,
  uploadsResumed,
} from '@/common/uploads/queuedFile'

/** A chosen file on its way. The file itself is in the registry, under the same id. */
export interface FileToUpload extends ChosenFile, QueuedFile {
  /** Position among the files of the post, in the order in which they were chosen. */
  place: number
  status: 'waiting' | 'sending' | 'failed'
}

export interface UploadedFile {
  id: string
  place: number
  name: string
  /** Bytes. */
  size: number
  media: UploadedMedia
}

/** A link by which a post is added, with its problem. */
export interface PostLink {
  link: string
  error: Message | null
}

/** The ways of adding a post, in the order of their tabs. */
export const UPLOAD_TABS = ['upload', 'link', 'story', 'live'] as const
export type UploadTab = (typeof UPLOAD_TABS)[number]

/** The state of the uploads (product-rules/records.md#upload-state). */
export interface PostUploadState {
  /** The open tab; null while the dialog is closed. */
  modalType: UploadTab | null
  caption: string
  filesToUpload: FileToUpload[]
  uploadedFiles: UploadedFile[]
  /** Ids of the stored files of which the post is being made, in order. */
  mediaList: number[]
  /** The typed link; a post is added by exactly one. */
  links: PostLink[]
  /** Files that did not fit into the post. */
  leftOutCount: number
  /** The first of them replace files that are refused. */
  spareFiles: ChosenFile[]
  /** The kind of post that is being created now. */
  adding: 'files' | 'link' | null
  /** Why no post was created from the files. */
  problem: Message | null
  /** The connection is lost: files wait until it is restored. */
  isPaused: boolean
  /** Whether the person is asked before closing, because something would be lost. */
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

export const postUploadSlice = createSlice({
  name: 'postUpload',
  initialState,
  reducers: {
    uploadOpened: (state) => {
      state.modalType = 'upload'
    },
    /** Discards everything; the next opening starts from nothing. */
    uploadClosed: ({ isPaused }) => ({ ...initialState, isPaused }),
    tabChosen: (state, { payload }: PayloadAction<UploadTab>) => {
      if (state.adding) return
      state.modalType = payload
      for (const link of state.links) link.error = null
      leaveOutSurplus(state)
    },
    /** Closes when empty, asks when not, and stays open while a post is being made. */
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
    /** The link's post is in the library; files and a caption of the other tabs stay. */
    linkAdded: (state) => {
      if (!hasFilesOrCaption(state)) return { ...initialState, isPaused: state.isPaused }
      Object.assign(state, { adding: null, links: [] })
      if (state.modalType !== 'story') state.modalType = 'upload'
      return state
    },
    /** The person cancelled the reading of the page. */
    linkAddStopped: (state) => {
      state.adding = null
    },
    postAddRequested: (state, { payload: mediaList }: PayloadAction<number[]>) => {
      Object.assign(state, { adding: 'files', mediaList, problem: null })
    },
    postAddFailed: (state, { payload: problem }: PayloadAction<Message | null>) => {
      Object.assign(state, { adding: null, mediaList: [], problem })
    },
    /** At most ten files make a post; failed ones do not count. Files dropped on the page open the dialog. */
    filesChosen: (state, { payload }: PayloadAction<{ files: ChosenFile[] }>) => {
      if (state.adding) return
      if (state.modalType !== 'story') state.modalType = 'upload'
      state.spareFiles = []
      for (const file of payload.files) {
        if (freePlaces(state) > 0 || !isTakenIn(state.modalType, file)) addFile(state, file)
        else state.spareFiles.push(file)
      }
      state.leftOutCount = state.spareFiles.length
    },
    fileStarted: (state, { payload }: PayloadAction<{ id: string }>) => {
      startFile(state.filesToUpload, payload.id)
    },
    fileUploaded: (state, { payload }: PayloadAction<{ id: string; media: UploadedMedia }>) => {
      const file = state.filesToUpload.find(({ id }) => id === payload.id)
      if (!file) return
      state.filesToUpload = state.filesToUpload.filter(({ id }) => id !== payload.id)
      const { id, place, name, size } = file
      state.uploadedFiles.push({ id, place, name, size, media: payload.media })
      state.uploadedFiles.sort(byPlace)
    },
    fileFailed: (state, { payload }: PayloadAction<FileFailure & { id: string }>) => {
      failFile(state.filesToUpload, payload)
      if (!payload.canRetry) giveSpare(state)
    },
    fileRetried: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (freePlaces(state) === 0) {
        state.leftOutCount = 1
        return
      }
      updateFile(state.filesToUpload, payload.id, WAITING)
    },
    /** Moves a file by one position in the post; files without a position are skipped. */
    fileMoved: (state, { payload: { id, by } }: PayloadAction<{ id: string; by: 1 | -1 }>) => {
      if (state.adding) return
      const files = placedFiles(state)
      const index = files.findIndex((file) => file.id === id)
      const [file, neighbour] = [files[index], files[index + by]]
      if (!file || !neighbour) return
      ;[file.place, neighbour.place] = [neighbour.place, file.place]
      state.uploadedFiles.sort(byPlace)
    },
    /** Retries every file that a retry may help, as far as there is room in the post. */
    filesRetried: (state) => {
      retryAll(state)
    },
    fileRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.filesToUpload = state.filesToUpload.filter(({ id }) => id !== payload.id)
      state.uploadedFiles = state.uploadedFiles.filter(({ id }) => id !== payload.id)
    },
    captionChanged: (state, { payload }: PayloadAction<string>) => {
      state.caption = payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileProgressed, (state, { payload: { id, progress } }) => {
        updateFile(state.filesToUpload, id, { progress })
      })
      .addCase(uploadsPaused, (state) => {
        state.isPaused = true
        pauseFiles(state.filesToUpload)
        retryAll(state)
      })
      .addCase(uploadsResumed, (state) => {
        state.isPaused = false
      })
  },
  selectors: {
    selectPostUpload: (state) => state,
    /** Whether a reload would lose unsaved work here. */
    selectHasUnsentUpload: (state) =>
      state.modalType !== null && (hasFilesOrCaption(state) || state.links.length > 0),
  },
})

const byPlace = (one: { place: number }, other: { place: number }) => one.place - other.place

function addFile(state: PostUploadState, file: ChosenFile) {
  state.filesToUpload.push({ ...file, ...WAITING, place: nextPlace(state) })
}

/** Whether a tab accepts files of this size: a story's limit is smaller. */
export const isTakenIn = (tab: UploadTab | null, { size }: Pick<ChosenFile, 'size'>): boolean =>
  tab !== 'story' || size <= LIMITS.storyFileBytes

type Files = Pick<PostUploadState, 'modalType' | 'uploadedFiles' | 'filesToUpload'>

/** The current files of the post, in order; refused files have no position in it. */
export function placedFiles({ modalType, uploadedFiles, filesToUpload }: Files) {
  return [...uploadedFiles, ...filesToUpload.filter((file) => !isRefused(file))]
    .filter((file) => isTakenIn(modalType, file))
    .sort(byPlace)
}

/** A broken upload takes no place until it is retried. */
const isComing = (file: UploadedFile | FileToUpload) => 'media' in file || !isBroken(file)

const freePlaces = (state: PostUploadState) =>
  Math.max(0, LIMITS.filesPerPost - placedFiles(state).filter(isComing).length)

/** The next file that did not fit; one that the open tab does not accept needs no place. */
function giveSpare(state: PostUploadState) {
  const spare = state.spareFiles.shift()
  if (!spare) return
  state.leftOutCount -= 1
  addFile(state, spare)
  if (!isTakenIn(state.modalType, spare)) giveSpare(state)
}

/** Another tab accepts files that this one did not: the last of them may find the post full. */
function leaveOutSurplus(state: PostUploadState) {
  const surplus = placedFiles(state).filter(isComing).slice(LIMITS.filesPerPost)
  state.leftOutCount += surplus.length
  const isKept = ({ id }: { id: string }) => surplus.every((file) => file.id !== id)
  state.filesToUpload = state.filesToUpload.filter(isKept)
  state.uploadedFiles = state.uploadedFiles.filter(isKept)
}

const nextPlace = ({ uploadedFiles, filesToUpload }: PostUploadState) =>
  1 + Math.max(0, ...[...uploadedFiles, ...filesToUpload].map(({ place }) => place))

const hasFilesOrCaption = ({ uploadedFiles, filesToUpload, caption }: PostUploadState) =>
  uploadedFiles.length + filesToUpload.length > 0 || caption.trim() !== ''

function retryAll(state: PostUploadState) {
  for (const file of state.filesToUpload.filter(isBroken).slice(0, freePlaces(state))) {
    Object.assign(file, WAITING)
  }
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
  fileUploaded,
  fileFailed,
  fileMoved,
  fileRetried,
  filesRetried,
  fileRemoved,
  captionChanged,
} = postUploadSlice.actions
export const { selectPostUpload, selectHasUnsentUpload } = postUploadSlice.selectors
