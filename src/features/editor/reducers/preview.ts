import type { PayloadAction } from '@reduxjs/toolkit'
import type { EditorState } from '../editorState'
import type { PreviewShape } from '@/features/editor/model/wire'

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
