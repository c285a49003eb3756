import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useAppSelector } from '@/common/store/hooks'
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
} from './queuedFile'

/** The id of each kind of target. */
interface TargetIds {
  productPhoto: number
  reviewPhoto: number
  albumCover: number
  videoCover: number
  /** The file of a 3D widget, which is sent like a picture. */
  widgetModel: string
  modelPoster: string
}
export type PictureKind = keyof TargetIds
/** The target of a picture: a product, review, album, media item or widget. */
export interface PictureTarget<Kind extends PictureKind = PictureKind> {
  kind: Kind
  id: TargetIds[Kind]
}

/** A picture that is being uploaded for its target. The file itself is in the registry, under the same id. */
export interface PictureUpload<Kind extends PictureKind = PictureKind>
  extends ChosenFile, QueuedFile {
  target: PictureTarget<Kind>
}

export interface PictureUploadsState {
  /** Pictures that are waiting, being sent or failed, in the order in which they were chosen. */
  files: PictureUpload[]
  /** Targets whose pictures are on the screen, where a failed one can be retried or removed. */
  shownTargets: PictureTarget[]
  /** The connection is lost: pictures wait until it is restored. */
  isPaused: boolean
}

type ById = PayloadAction<{ id: string }>
const initialState: PictureUploadsState = { files: [], shownTargets: [], isPaused: false }

export const isSameTarget = (one: PictureTarget, other: PictureTarget): boolean =>
  one.kind === other.kind && one.id === other.id

/** Targets that have several pictures. */
const HAVE_MANY: readonly PictureKind[] = ['productPhoto', 'reviewPhoto']

/** Uploads of single pictures: photos of products and reviews, covers, files of 3D widgets, sent one after another. */
export const pictureUploadsSlice = createSlice({
  name: 'pictureUploads',
  initialState,
  reducers: {
    picturesChosen: (
      state,
      { payload: { files, target } }: PayloadAction<{ files: ChosenFile[]; target: PictureTarget }>,
    ) => {
      // Any other target has only one: a new one replaces the one before.
      if (!HAVE_MANY.includes(target.kind)) {
        state.files = state.files.filter((file) => !isSameTarget(file.target, target))
      }
      for (const file of files) state.files.push({ ...file, ...WAITING, target })
    },
    pictureStarted: (state, { payload }: ById) => {
      startFile(state.files, payload.id)
    },
    pictureFailed: (state, { payload }: PayloadAction<FileFailure & { id: string }>) => {
      failFile(state.files, payload)
    },
    pictureRetried: (state, { payload }: ById) => {
      updateFile(state.files, payload.id, WAITING)
    },
    pictureTargetShown: (state, { payload: target }: PayloadAction<PictureTarget>) => {
      state.shownTargets.push(target)
    },
    /**
     * Drops failed pictures of the target, because they can be retried only on its screen. The others are still sent.
     */
    pictureTargetLeft: (state, { payload: target }: PayloadAction<PictureTarget>) => {
      const index = state.shownTargets.findIndex((shown) => isSameTarget(shown, target))
      if (index >= 0) state.shownTargets.splice(index, 1)
      if (isShown(state, target)) return
      state.files = state.files.filter(
        (file) => file.status !== 'failed' || !isSameTarget(file.target, target),
      )
    },
    /** The target now has the picture. */
    pictureArrived: (state, { payload }: ById) => {
      drop(state, payload.id)
    },
    /** The person removed the picture. */
    pictureDropped: (state, { payload }: ById) => {
      drop(state, payload.id)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileProgressed, (state, { payload: { id, progress } }) => {
        updateFile(state.files, id, { progress })
      })
      .addCase(uploadsPaused, (state) => {
        state.isPaused = true
        pauseFiles(state.files)
        for (const file of state.files.filter(isBroken)) Object.assign(file, WAITING)
      })
      .addCase(uploadsResumed, (state) => {
        state.isPaused = false
      })
  },
  selectors: {
    selectPictureUploads: (state) => state,
    /** Whether a reload would lose pictures that a person has chosen. */
    selectHasUnsentPictures: ({ files }) => files.some((file) => !isRefused(file)),
  },
})

/** Whether the target's pictures are on the screen. */
export const isShown = ({ shownTargets }: PictureUploadsState, target: PictureTarget): boolean =>
  shownTargets.some((shown) => isSameTarget(shown, target))

function drop(state: PictureUploadsState, dropped: string) {
  state.files = state.files.filter(({ id }) => id !== dropped)
}

export const {
  picturesChosen,
  pictureStarted,
  pictureFailed,
  pictureRetried,
  pictureTargetShown,
  pictureTargetLeft,
  pictureArrived,
  pictureDropped,
} = pictureUploadsSlice.actions
export const { selectPictureUploads, selectHasUnsentPictures } = pictureUploadsSlice.selectors

/** Whether a picture for this target waits or is being sent. */
export function useIsPictureUnderWay(target: PictureTarget): boolean {
  const { files } = useAppSelector(selectPictureUploads)
  return files.some((file) => isSameTarget(file.target, target) && file.status !== 'failed')
}
