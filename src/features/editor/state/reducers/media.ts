import type { UploadedMedia } from '@/contract/entities/posts/media'
import type { EditorState } from '@/features/editor/state/editorState'
import {
  hideMedia,
  moveMedia,
  removeMedia,
  addMedia,
  replaceMedia,
} from '@/features/editor/model/slides'
import { setBackground } from '@/features/editor/model/post'
import { stamped, type Stamped } from '@/features/editor/state/actions'
import { applyChange, existingIndex, noteShownSlide, step } from './editing'
import { NO_SELECTION } from './elements'

interface MediaMoved {
  from: number
  to: number
}
interface MediaReplaced {
  mediaId: number
  media: UploadedMedia
}
interface BackgroundUploaded {
  mediaId: number
  pictureUrl: string
}

/** The user's changes of a post's slides. */
export const mediaReducers = {
  /** Adds an uploaded file as the last slide. The current slide stays visible. */
  mediaAdded: {
    prepare: (media: UploadedMedia) => stamped(media),
    reducer: (state: EditorState, { payload, meta }: Stamped<UploadedMedia>) => {
      state.seenMedia.uploaded.push(payload.id)
      applyChange(state, addMedia(payload), { label: 'slide-added', at: meta.at })
    },
  },
  /** Replaces a slide's file by an uploaded one. */
  mediaReplaced: {
    prepare: (replaced: MediaReplaced) => stamped(replaced),
    reducer: (state: EditorState, { payload, meta }: Stamped<MediaReplaced>) => {
      const { mediaId, media } = payload
      state.seenMedia.uploaded.push(media.id)
      applyChange(state, replaceMedia(mediaId, media), { label: 'slide-replaced', at: meta.at })
    },
  },
  /** Removes a slide. When it was shown, a neighbour is shown instead. */
  mediaRemoved: {
    prepare: (index: number) => stamped(index),
    reducer: (state: EditorState, { payload: index, meta }: Stamped<number>) => {
      const shown = state.document.media[state.mediaIndex]?.id
      const isBareAllowed = state.postInfo?.providerPost.postType === 'review'
      applyChange(state, removeMedia(index, isBareAllowed), {
        label: 'slide-removed',
        at: meta.at,
      })
      const { media } = state.document
      const stays = media.findIndex(({ id }) => id === shown)
      if (stays >= 0) {
        state.mediaIndex = stays
        noteShownSlide(state)
        return
      }
      const mediaIndex = existingIndex(state, index)
      const frame = media[mediaIndex]?.view ?? state.frame
      Object.assign(state, { mediaIndex, frame, ...NO_SELECTION })
      noteShownSlide(state)
    },
  },
  /** Moves a slide. The shown slide stays visible, wherever it has moved. */
  mediaMoved: {
    prepare: (move: MediaMoved) => stamped(move),
    reducer: (state: EditorState, { payload: { from, to }, meta }: Stamped<MediaMoved>) => {
      const shown = state.document.media[state.mediaIndex]?.id
      applyChange(state, moveMedia(from, to), { label: 'carousel-changed', at: meta.at })
      const stays = state.document.media.findIndex(({ id }) => id === shown)
      state.mediaIndex = Math.max(0, stays)
      noteShownSlide(state)
    },
  },
  mediaHidden: step(
    'carousel-changed',
    ({ index, isHidden }: { index: number; isHidden: boolean }) => hideMedia(index, isHidden),
  ),
  /** Sets an uploaded picture as the background of its slide, even if another slide is shown by now. */
  backgroundUploaded: {
    prepare: (uploaded: BackgroundUploaded) => stamped(uploaded),
    reducer: (
      state: EditorState,
      { payload: { mediaId, pictureUrl }, meta }: Stamped<BackgroundUploaded>,
    ) => {
      const index = state.document.media.findIndex(({ id }) => id === mediaId)
      const change = setBackground(index, { type: 'picture', pictureUrl })
      applyChange(state, change, { label: 'background-changed', at: meta.at })
    },
  },
}
