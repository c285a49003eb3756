import type { PayloadAction } from '@reduxjs/toolkit'
import { keptMarkerPosition } from '@/contract/elements/geometry'
import { productMarkerRules } from '@/features/editor/kinds/productMarker/productMarkerRules'
import type { Place } from '@/features/editor/model/geometry'
import type { Camera } from '@/features/editor/model/scene/camera'
import type { PreviewShape } from '@/features/editor/model/wire'
import type { EditorState } from '@/features/editor/state/editorState'

/** Changes of the view, which do not change the post. */
export const lookingReducers = {
  /** Sets the camera of the current frame; null shows the whole frame. */
  cameraMoved: (state: EditorState, { payload }: PayloadAction<Camera | null>) => {
    state.cameras[state.frame] = payload
  },
  panelRaised: (state: EditorState, { payload }: PayloadAction<boolean>) => {
    state.isPanelRaised = payload
  },
  /**
   * Sets the position at which the next found product is marked, in percent of the frame; null for no particular
   * position.
   */
  markPlaceChosen: (state: EditorState, { payload }: PayloadAction<Place | null>) => {
    const { mediaIndex, frame } = state
    state.markPlace = payload && { x: payload.x, y: payload.y, mediaIndex, frame }
    // The product search is in the panel, so the panel is raised.
    if (payload) state.isPanelRaised = true
  },
}

/**
 * The stored form of the chosen position for the next mark; undefined when no position was chosen on the current slide.
 */
export function chosenPlace({ markPlace, mediaIndex, document }: EditorState): Place | undefined {
  const picture = document.media[mediaIndex]?.picture
  if (!picture || markPlace?.mediaIndex !== mediaIndex) return undefined
  return productMarkerRules.constrain(keptMarkerPosition(markPlace, markPlace.frame, picture))
}

/**
 * Opens, closes and requests the preview. Each new request has a higher `round`, and shows the post as it was when the
 * request began.
 */
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
