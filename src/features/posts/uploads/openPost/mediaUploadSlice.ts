import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UploadedMedia, UserMedia } from '@/contract/entities/media'
import { fileProgressed, uploadsPaused, uploadsResumed } from '@/common/uploads/uploadEvents'
import {
  failFile,
  pauseFiles,
  startFile,
  updateFile,
  WAITING,
  type ChosenFile,
  type FileFailure,
  type QueuedFile,
} from '@/common/uploads/queuedFile'

/** What a file is to become in the post that is open; a media id names the slide that it is for. */
export type UploadTarget =
  | { kind: 'slide'; isStory: boolean }
  | { kind: 'replacement'; isStory: boolean; mediaId: number }
  | { kind: 'background'; mediaId: number }
  | { kind: 'sticker' }

/** What the back office has made of a file. */
export type ArrivedFile = { media: UploadedMedia } | { picture: UserMedia }

export interface MediaUpload extends ChosenFile, QueuedFile {
  target: UploadTarget
  /** Kept when the post had no place for it, so that it need not be sent again. */
  arrived: ArrivedFile | null
}

type SpareFile = ChosenFile & Pick<MediaUpload, 'target'>

interface FilesChosen {
  files: ChosenFile[]
  target: UploadTarget
  /** How many of them there is a place for. */
  room: number
}

/** Files on their way into a post that is open; once the post has taken one it is not here any more. */
export interface MediaUploadState {
  /** In the order in which they were chosen. */
  files: MediaUpload[]
  /** Files for which the post had no place: the first of them take the places of files that are refused. */
  spareFiles: SpareFile[]
  /** There is no connection: files wait until it is back. */
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
    /** The post has it. */
    mediaFileTaken: (state, { payload }: ById) => {
      drop(state, payload.id)
    },
    /** The person does not want it any more, and knows what was left out. */
    mediaFileDropped: (state, { payload }: ById) => {
      drop(state, payload.id)
      state.spareFiles = []
    },
    /** The post is left: what was on its way to it is given up. */
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

/** Files that the post can take now. Slides come in the order in which they were chosen, so one may wait for another. */
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
