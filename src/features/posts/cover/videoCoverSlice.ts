import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'
import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'

interface Video {
  /** Id of the media item. */
  mediaId: number
  videoUrl: string
}

export interface VideoCoverState {
  /** The video whose cover is being chosen. */
  video: Video | null
  /** Duration of the video in seconds; 0 until the browser has read it. */
  duration: number
  /** The time of the frame in the video, in seconds. */
  moment: number
  /** The browser is drawing the frame. */
  isTakingFrame: boolean
  /** Why no frame could be taken. */
  problem: Message | null
}

const initialState: VideoCoverState = {
  video: null,
  duration: 0,
  moment: 0,
  isTakingFrame: false,
  problem: null,
}

export const videoCoverSlice = createSlice({
  name: 'videoCover',
  initialState,
  reducers: {
    coverOpened: (_state, { payload: video }: PayloadAction<Video>) => ({ ...initialState, video }),
    coverClosed: () => initialState,
    coverVideoRead: (state, { payload }: PayloadAction<{ duration: number }>) => {
      state.duration = payload.duration
    },
    momentChosen: (state, { payload }: PayloadAction<number>) => {
      Object.assign(state, { moment: payload, problem: null })
    },
    frameAsked: (state) => {
      Object.assign(state, { isTakingFrame: true, problem: null })
    },
    frameFailed: (state) => {
      Object.assign(state, { isTakingFrame: false, problem: { id: 'upload.error_frame' } })
    },
  },
  extraReducers: (builder) => {
    builder.addCase(picturesChosen, (state, { payload: { target } }) => {
      if (target.kind !== 'videoCover' || target.id !== state.video?.mediaId) return
      Object.assign(state, { isTakingFrame: false, problem: null })
    })
  },
  selectors: { selectVideoCover: (state) => state },
})

export const { coverOpened, coverClosed, coverVideoRead, momentChosen, frameAsked, frameFailed } =
  videoCoverSlice.actions
export const { selectVideoCover } = videoCoverSlice.selectors
