import type { PayloadAction } from '@reduxjs/toolkit'
import type { EditorState } from '../editorState'
import type { PreviewShape } from '../model/wire/inShape'

/** The preview requests its post again and again: each request shows the work at its start. */
export const previewReducers = {
  previewOpened: ({ preview }: EditorState) => {
    preview.isOpen = true
    preview.turn += 1
  },
  previewClosed: ({ preview }: EditorState) => {
    preview.isOpen = false
    preview.isLarge = false
  },
  previewAsked: ({ preview }: EditorState) => {
    preview.turn += 1
  },
  previewShapeChosen: ({ preview }: EditorState, { payload }: PayloadAction<PreviewShape>) => {
    preview.shape = payload
  },
  previewEnlarged: ({ preview }: EditorState, { payload }: PayloadAction<boolean>) => {
    preview.isLarge = payload
  },
}
