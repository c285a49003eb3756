import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'

interface Video {
  /** Id of the media item. */
  mediaId: number
  videoUrl: string
}

export interface VideoCoverState {
  /** The video whose cover is being chosen. */
  video: Video | null
  /** Seconds that the film lasts; 0 until the browser has read it. */
  duration: number
  /** Seconds into the film that the frame is taken at. */
  moment: number
  isSending: boolean
  /** Why the last picture did not become the cover. */
  problem: Message | null
}

const initialState: VideoCoverState = {
  video: null,
  duration: 0,
  moment: 0,
  isSending: false,
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
      state.moment = payload
    },
    coverSent: (state) => {
      Object.assign(state, { isSending: true, problem: null })
    },
    coverRefused: (state, { payload: problem }: PayloadAction<Message | null>) => {
      Object.assign(state, { isSending: false, problem })
    },
  },
  selectors: { selectVideoCover: (state) => state },
})

export const { coverOpened, coverClosed, coverVideoRead, momentChosen, coverSent, coverRefused } =
  videoCoverSlice.actions
export const { selectVideoCover } = videoCoverSlice.selectors
