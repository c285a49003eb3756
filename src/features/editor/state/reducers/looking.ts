import type { PayloadAction } from '@reduxjs/toolkit'
import { keptMarkerPosition } from '@/contract/elements/geometry'
import { productMarkerRules } from '@/features/editor/kinds/productMarker/productMarkerRules'
import type { Place } from '@/features/editor/model/geometry'
import type { Camera } from '@/features/editor/model/scene/camera'
import type { PreviewShape } from '@/features/editor/model/wire'
import type { EditorState } from '@/features/editor/state/editorState'

/** The state of the view: it changes nothing of the post. */
export const lookingReducers = {
  /** Of the current frame; null shows all of it. */
  cameraMoved: (state: EditorState, { payload }: PayloadAction<Camera | null>) => {
    state.cameras[state.frame] = payload
  },
  panelRaised: (state: EditorState, { payload }: PayloadAction<boolean>) => {
    state.isPanelRaised = payload
  },
  /** The next product that is found is marked there, percent of the frame; null: no particular position. */
  markPlaceChosen: (state: EditorState, { payload }: PayloadAction<Place | null>) => {
    const { mediaIndex, frame } = state
    state.markPlace = payload && { x: payload.x, y: payload.y, mediaIndex, frame }
    // The panel contains the search for it.
    if (payload) state.isPanelRaised = true
  },
}

/** The position of the next mark, as it is stored; undefined when none was chosen on the current slide. */
export function chosenPlace({ markPlace, mediaIndex, document }: EditorState): Place | undefined {
  const picture = document.media[mediaIndex]?.picture
  if (!picture || markPlace?.mediaIndex !== mediaIndex) return undefined
  return productMarkerRules.constrain(keptMarkerPosition(markPlace, markPlace.frame, picture))
}

/** The preview requests its post again and again: each request shows the work as it was when the request began. */
export const previewReducers = {
  previewOpened: ({ preview }: EditorState) => {
    preview.isOpen = true
    preview.round += 1
  },
  previewClosed: ({ preview }: EditorState) => {
    preview.isOpen = false
    preview.isLarge = false
  },
  previewAsked: ({ preview }: EditorState) => {
    preview.round += 1
  },
  previewShapeChosen: ({ preview }: EditorState, { payload }: PayloadAction<PreviewShape>) => {
    preview.shape = payload
  },
  previewEnlarged: ({ preview }: EditorState, { payload }: PayloadAction<boolean>) => {
    preview.isLarge = payload
  },
}
