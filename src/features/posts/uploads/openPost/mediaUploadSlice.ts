import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UploadedMedia, UserMedia } from '@/contract/entities/posts/media'
import {
  fileProgressed,
  uploadsPaused,
  uploadsResumed,
  failFile,
  pauseFiles,
  startFile,
  updateFile,
  WAITING,
  type ChosenFile,
  type FileFailure,
  type QueuedFile,
} from '@/common/uploads/queuedFile'

/** The use of a file in the open post; `mediaId` is the id of its slide. */
export type UploadTarget =
  | { kind: 'slide'; isStory: boolean }
  | { kind: 'replacement'; isStory: boolean; mediaId: number }
  | { kind: 'background'; mediaId: number }
  | { kind: 'sticker' }

/** The back office's record of an uploaded file. */
export type ArrivedFile = { media: UploadedMedia } | { picture: UserMedia }

export interface MediaUpload extends ChosenFile, QueuedFile {
  target: UploadTarget
  /** Kept when the post had no room for the file, so that a retry does not send it again. */
  arrived: ArrivedFile | null
}

type SpareFile = ChosenFile & Pick<MediaUpload, 'target'>

interface FilesChosen {
  files: ChosenFile[]
  target: UploadTarget
  /** How many of them fit. */
  room: number
}

/** Files that are being uploaded into the open post. A file is removed once the post contains it. */
export interface MediaUploadState {
  /** The files in the order in which they were chosen. */
  files: MediaUpload[]
  /** Files that did not fit into the post: the first of them replace files that are refused. */
  spareFiles: SpareFile[]
  /** The connection is lost: files wait until it is restored. */
  isPaused: boolean
}

type ById = PayloadAction<{ id: string }>
const initialState: MediaUploadState = {
  files: [],
  spareFiles: [],
  isPaused: false,
}

export const mediaUploadSlice = createSlice({
  name: 'mediaUpload',
  initialState,
  reducers: {
    mediaFilesChosen: (state, { payload }: PayloadAction<FilesChosen>) => {
      const { files, target, room } = payload
      const free = target.kind === 'slide' ? room - state.files.filter(isComing).length : room
      const chosen = files.map((file) => ({ ...file, target }))
      state.spareFiles = chosen.splice(Math.max(0, free))
      for (const file of chosen) add(state, file)
    },
    mediaFileStarted: (state, { payload }: ById) => {
      startFile(state.files, payload.id)
    },
    mediaFileArrived: (
      state,
      { payload: { id, arrived } }: PayloadAction<{ id: string; arrived: ArrivedFile }>,
    ) => {
      updateFile(state.files, id, { status: 'arrived', progress: 1, arrived })
    },
    mediaFileFailed: (state, { payload }: PayloadAction<FileFailure & { id: string }>) => {
      failFile(state.files, payload)
      const spare = payload.canRetry ? undefined : state.spareFiles.shift()
      if (spare) add(state, spare)
    },
    mediaFileRetried: (state, { payload }: ById) => {
      const file = state.files.find(({ id }) => id === payload.id)
      if (file) Object.assign(file, WAITING, file.arrived && { status: 'arrived', progress: 1 })
    },
    /** The post contains the file now. */
    mediaFileTaken: (state, { payload }: ById) => {
      drop(state, payload.id)
    },
    /**
     * The person removed the file. The spare files are dropped too, because the person has seen that they did not fit.
     */
    mediaFileDropped: (state, { payload }: ById) => {
      drop(state, payload.id)
      state.spareFiles = []
    },
    /** The post was closed: its uploads are dropped. */
    mediaUploadsLeft: ({ isPaused }) => ({ ...initialState, isPaused }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileProgressed, (state, { payload: { id, progress } }) => {
        updateFile(state.files, id, { progress })
      })
      .addCase(uploadsPaused, (state) => {
        state.isPaused = true
        pauseFiles(state.files)
        for (const file of state.files) {
          if (file.canRetry && !file.arrived) Object.assign(file, WAITING)
        }
      })
      .addCase(uploadsResumed, (state) => {
        state.isPaused = false
      })
  },
  selectors: {
    selectMediaUpload: (state) => state,
    /** Whether a reload would lose files that a person has chosen. */
    selectHasUnsentMedia: ({ files }) => files.length > 0,
  },
})

/**
 * Files that the post can accept now. Slides are added in the order in which they were chosen, so a slide waits for the
 * unfinished ones before it.
 */
export function arrivedFiles({ files }: MediaUploadState): MediaUpload[] {
  return files.filter(
    ({ status, target }, index) =>
      status === 'arrived' && (target.kind !== 'slide' || !files.slice(0, index).some(isUnderWay)),
  )
}

const isSlide = ({ target }: MediaUpload) => target.kind === 'slide'
const isComing = (file: MediaUpload) => isSlide(file) && file.status !== 'failed'
const isUnderWay = (file: MediaUpload) => isComing(file) && file.status !== 'arrived'

function drop(state: MediaUploadState, dropped: string) {
  state.files = state.files.filter(({ id }) => id !== dropped)
}

function add(state: MediaUploadState, file: SpareFile) {
  state.files.push({ ...file, ...WAITING, arrived: null })
}

export const {
  mediaFilesChosen,
  mediaFileStarted,
  mediaFileArrived,
  mediaFileFailed,
  mediaFileRetried,
  mediaFileTaken,
  mediaFileDropped,
  mediaUploadsLeft,
} = mediaUploadSlice.actions
export const { selectMediaUpload, selectHasUnsentMedia } = mediaUploadSlice.selectors
