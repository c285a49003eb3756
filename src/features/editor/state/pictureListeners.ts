import { createAction } from '@reduxjs/toolkit'
import { pictureAddress } from '@/common/api/pictureAddress'
import { pictureSize } from '@/common/lib/pictureSize'
import type { StartListening } from '@/common/store/listening'
import type { Frame } from '@/contract/entities/posts/media'
import {
  editorSlice,
  elementAdded,
  imageChosen,
  imageShown,
  stickerUploaded,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { firstImageSize, imageUrl, middleOf } from '@/features/editor/model/marks'
import type { Place, Size } from '@/features/editor/model/geometry'
import { freeOn, placedElement } from '@/features/editor/canvas/placing'

/** Shows a product's own picture on a frame, or hides it. */
export const imageToggled = createAction<{ markId: string; frame: Frame; isShown: boolean }>(
  'editor/imageToggled',
)
/** Replaces the product's picture on the frame by another of its pictures. */
export const imageChoiceRequested = createAction<{ markId: string; url: string }>(
  'editor/imageChoiceRequested',
)

/**
 * Places pictures on frames: an uploaded sticker where there is room, and a product's pictures in their natural
 * proportions. Of two requests for the same picture, the later one has effect.
 */
export function listenForPictures(startListening: StartListening<WithEditor>) {
  startListening({
    actionCreator: stickerUploaded,
    effect: ({ payload }, { getState, dispatch }) => {
      const options = { kind: 'pictureSticker', ...payload } as const
      dispatch(elementAdded(placedElement(options, editorSlice.selectSlice(getState()))))
    },
  })
  const latest = new Map<string, object>()
  startListening({
    actionCreator: imageToggled,
    effect: async (action, { dispatch, getState }) => {
      const { isShown, markId, frame } = action.payload
      const key = `${markId} ${frame}`
      latest.set(key, action)
      const url = isShown ? urlOf(getState(), markId) : null
      const size = url === null ? null : await pictureSize(pictureAddress(url))
      if (latest.get(key) !== action) return
      const place = size ? placeOf(getState(), markId, frame, size) : undefined
      dispatch(imageShown({ markId, frame, size, ...(place ? { place } : {}) }))
    },
  })
  startListening({
    actionCreator: imageChoiceRequested,
    effect: async (action, { dispatch }) => {
      const { markId, url } = action.payload
      latest.set(markId, action)
      const size = await pictureSize(pictureAddress(url))
      if (latest.get(markId) === action) dispatch(imageChosen({ markId, url, size }))
    },
  })
}

/** A position for a product's picture on the slide of its mark, which covers no other element if possible. */
function placeOf(state: WithEditor, markId: string, frame: Frame, size: Size): Place {
  const { document } = editorSlice.selectSlice(state)
  const first = firstImageSize(frame, size)
  const mediaIndex = document.media.findIndex(({ links }) => links.some(({ id }) => id === markId))
  return freeOn(middleOf(first), first, { document, mediaIndex, frame }, markId)
}

function urlOf(state: WithEditor, markId: string): string | null {
  const { media } = editorSlice.selectSlice(state).document
  const mark = media.flatMap(({ links }) => links).find(({ id }) => id === markId)
  return mark ? imageUrl(mark.link) : null
}
