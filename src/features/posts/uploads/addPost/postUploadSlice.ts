import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import type { UploadedMedia } from '@/contract/entities/posts/media'
import {
  failFile,
  pauseFiles,
  startFile,
  updateFile,
  WAITING,
  type ChosenFile,
  type FileFailure,
  fileProgressed,
  uploadsPaused,
  uploadsResumed,
} from '@/common/uploads/queuedFile'
import {
  addFile,
  byPlace,
  freePlaces,
  giveSpare,
  hasFilesOrCaption,
  isOverOnePost,
  isTakenIn,
  leaveOutSurplus,
  placedFiles,
  replaceRepeated,
  retryAll,
} from './postFiles'
import { EMPTY_UPLOAD, type PostUploadState, type UploadTab } from './postUploadState'

/** The initial state for another post, without files and texts; settings of the dialog stay. */
const emptied = ({ isPaused, isPostPerFile }: PostUploadState): PostUploadState => ({
  ...EMPTY_UPLOAD,
  isPaused,
  isPostPerFile,
})

export const postUploadSlice = createSlice({
  name: 'postUpload',
  initialState: EMPTY_UPLOAD,
  reducers: {
    uploadOpened: (state) => {
      state.modalType = 'upload'
    },
    /** Discards all files and texts; the dialog opens empty the next time. */
    uploadClosed: emptied,
    tabChosen: (state, { payload }: PayloadAction<UploadTab>) => {
      if (state.adding) return
      state.modalType = payload
      for (const link of state.links) link.error = null
      leaveOutSurplus(state)
    },
    /**
     * Closes an empty dialog, asks before closing another one, and keeps the dialog open while a post is being created.
     */
    uploadCloseAsked: (state) => {
      if (state.adding) return state
      if (!hasFilesOrCaption(state)) return emptied(state)
      state.isLeaveAsked = true
      return state
    },
    /** The page was left. What was chosen or typed waits for the person's return; an empty dialog does not. */
    uploadLeft: (state) => {
      const isEmpty = !hasFilesOrCaption(state) && state.links.length === 0
      return isEmpty && !state.adding ? emptied(state) : state
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
    /** The link's post is in the library; files and the caption on the other tabs stay. */
    linkAdded: (state) => {
      if (!hasFilesOrCaption(state)) return emptied(state)
      Object.assign(state, { adding: null, links: [] })
      if (state.modalType !== 'story') state.modalType = 'upload'
      return state
    },
    /** The person cancelled the reading of the page. */
    linkAddStopped: (state) => {
      state.adding = null
    },
    /**
     * Chooses one post of all files, or a post each. One post cannot be chosen while there are more files than it
     * accepts.
     */
    postPerFileChosen: (state, { payload }: PayloadAction<boolean>) => {
      if (state.adding || (!payload && isOverOnePost(state))) return
      state.isPostPerFile = payload
      while (payload && state.spareFiles.length > 0 && freePlaces(state) > 0) giveSpare(state)
    },
    postAddRequested: (state, { payload: mediaList }: PayloadAction<number[]>) => {
      if (state.adding) return
      Object.assign(state, { adding: 'files', mediaList, problem: null })
      for (const file of state.uploadedFiles) delete file.problem
    },
    /** A post was created from one file alone. */
    postOfFileAdded: (
      { uploadedFiles },
      { payload }: PayloadAction<{ mediaId: number; postId: number | null }>,
    ) => {
      const file = uploadedFiles.find(({ media }) => media.id === payload.mediaId)
      if (file) file.postId = payload.postId
    },
    postOfFileRefused: (
      { uploadedFiles },
      { payload }: PayloadAction<{ mediaId: number; problem: Message | null }>,
    ) => {
      const file = uploadedFiles.find(({ media }) => media.id === payload.mediaId)
      if (file) file.problem = payload.problem
    },
    postAddFailed: (state, { payload: problem }: PayloadAction<Message | null>) => {
      Object.assign(state, { adding: null, mediaList: [], problem })
    },
    /**
     * Adds files. Files beyond the maximum become spare ones; failed files do not count. Files dropped on the page open
     * the dialog.
     */
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
      if (!payload.canRetry && !replaceRepeated(state, payload.id)) giveSpare(state)
    },
    /** Sends a file again, or sends one that was left out as a repetition. */
    fileRetried: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (freePlaces(state) === 0) {
        state.leftOutCount = 1
        return
      }
      updateFile(state.filesToUpload, payload.id, { ...WAITING, sameAs: null })
    },
    /** Leaves out a file that has the same content as another one. */
    fileRepeated: (state, { payload }: PayloadAction<{ id: string; sameAs: string }>) => {
      const file = state.filesToUpload.find(({ id }) => id === payload.id)
      const isThere = ({ id }: { id: string }) => id === payload.sameAs
      const isLeft = state.uploadedFiles.some(isThere) || placedFiles(state).some(isThere)
      if (!file || file.sameAs !== undefined || !isLeft) return
      Object.assign(file, { ...WAITING, status: 'failed', sameAs: payload.sameAs })
      giveSpare(state)
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
    /** Retries every file for which a retry may help, as far as there is room in the post. */
    filesRetried: (state) => {
      retryAll(state)
    },
    fileRemoved: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.filesToUpload = state.filesToUpload.filter(({ id }) => id !== payload.id)
      state.uploadedFiles = state.uploadedFiles.filter(({ id }) => id !== payload.id)
      replaceRepeated(state, payload.id)
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
    /** Whether a reload would lose files, texts or a link of the dialog. */
    selectHasUnsentUpload: (state) =>
      state.modalType !== null && (hasFilesOrCaption(state) || state.links.length > 0),
  },
})

export const {
  uploadOpened,
  uploadClosed,
  uploadCloseAsked,
  uploadKept,
  uploadLeft,
  tabChosen,
  linkChanged,
  linkAddRequested,
  linkRefused,
  linkAdded,
  linkAddStopped,
  postPerFileChosen,
  postAddRequested,
  postOfFileAdded,
  postOfFileRefused,
  postAddFailed,
  filesChosen,
  fileStarted,
  fileUploaded,
  fileFailed,
  fileMoved,
  fileRetried,
  fileRepeated,
  filesRetried,
  fileRemoved,
  captionChanged,
} = postUploadSlice.actions
export const { selectPostUpload, selectHasUnsentUpload } = postUploadSlice.selectors
