import type { PayloadAction } from '@reduxjs/toolkit'
import { composeId } from '@/common/lib/composeId'
import type { Frame } from '@/contract/entities/posts/media'
import type { EditorState } from '@/features/editor/state/editorState'
import type { Clip } from '@/features/editor/model/clipboard'
import {
  addElements,
  editElement,
  flagElements,
  orderElements,
  placeElements,
  removeElements,
  setView,
  type ElementEdit,
  type ElementFlags,
} from '@/features/editor/model/elementChanges'
import { chooseImage, hideImage, showImage } from '@/features/editor/model/marks'
import type { Geometries, Place, Size } from '@/features/editor/model/geometry'
import { rulesOf, type NewElement, type PlacedElement } from '@/features/editor/kinds/placedRules'
import { stamped, type Stamp, type Stamped } from '@/features/editor/state/actions'
import { applyChange, dropEmptyTexts } from './editing'

/** The origin of a change; support reads it in a replay. */
export type ChangeSource = 'canvas' | 'panel' | 'keyboard'
interface ElementsPlaced {
  places: Geometries
  /** The frame of these positions; by default the current one. */
  frame?: Frame
  source: ChangeSource
}
interface ImageShown {
  markId: string
  frame: Frame
  /** Px; null hides the picture from the frame. */
  size: Size | null
  /** The picture's corner, in percent of the frame; by default the picture is in the middle. */
  place?: Place
}
interface ImageChosen {
  markId: string
  url: string
  size: Size
}

/** The user's changes of a frame's elements. */
export const elementReducers = {
  selectionChanged: {
    prepare: (ids: string[]) => stamped(ids),
    reducer: (state: EditorState, { payload, meta }: Stamped<string[]>) => {
      dropEmptyTexts(state, payload, meta.at)
      state.selection = payload
      if (state.editing && !payload.includes(state.editing)) state.editing = null
    },
  },
  frameSwitched: {
    prepare: (frame: Frame) => stamped(frame),
    reducer: (state: EditorState, { payload, meta }: Stamped<Frame>) => {
      dropEmptyTexts(state, [], meta.at)
      Object.assign(state, { frame: payload, ...NO_SELECTION })
    },
  },
  mediaSwitched: {
    prepare: (index: number) => stamped(index),
    reducer: (state: EditorState, { payload, meta }: Stamped<number>) => {
      const frame = state.document.media[payload]?.view
      if (!frame) return
      dropEmptyTexts(state, [], meta.at)
      Object.assign(state, { mediaIndex: payload, frame, ...NO_SELECTION })
    },
  },
  /** Opens the text of a sticker for editing on the canvas; null: closes it. */
  textOpened: (state: EditorState, { payload }: PayloadAction<string | null>) => {
    state.editing = payload
    if (payload !== null) state.selection = [payload]
  },

  menuOpened: (state: EditorState, { payload }: PayloadAction<{ x: number; y: number } | null>) => {
    state.menu = payload
  },

  elementAdded: {
    prepare: (element: NewElement) => stamped(element),
    reducer: (state: EditorState, { payload, meta: { id, at } }: Stamped<NewElement>) => {
      addAll(state, [payload], 'elements-added', { id, at })
      const kind = rulesOf(payload)
      // A new text without words is opened for editing.
      if (kind.isWritten && kind.isEmpty(payload.data)) state.editing = state.selection[0] ?? null
    },
  },
  elementsPasted: {
    prepare: (elements: NewElement[]) => stamped(elements),
    reducer: (state: EditorState, { payload, meta }: Stamped<NewElement[]>) => {
      addAll(state, payload, 'elements-pasted', meta)
    },
  },
  elementsCopied: (state: EditorState, { payload }: PayloadAction<Clip>) => {
    state.clipboard = payload
  },
  elementsPlaced: {
    prepare: (move: ElementsPlaced) => stamped(move),
    reducer: (
      state: EditorState,
      { payload: { places, source, frame = state.frame }, meta }: Stamped<ElementsPlaced>,
    ) => {
      const key = source === 'canvas' ? null : composeId('place', source, ...Object.keys(places))
      const change = placeElements(frame, places)
      applyChange(state, change, { label: 'elements-placed', key, at: meta.at })
      state.gesture = null
    },
  },
  elementsRemoved: {
    prepare: (ids: string[]) => stamped(ids),
    reducer: (state: EditorState, { payload, meta }: Stamped<string[]>) => {
      applyChange(state, removeElements(payload), {
        label: 'elements-removed',
        at: meta.at,
        selectionBefore: payload,
        selectionAfter: state.selection.filter((id) => !payload.includes(id)),
      })
      Object.assign(state, { hovered: null, gesture: null, editing: null, menu: null })
    },
  },
  elementEdited: {
    prepare: (edit: ElementEdit) => stamped(edit),
    reducer: (state: EditorState, { payload, meta }: Stamped<ElementEdit>) => {
      const key = composeId('edit', payload.id, ...Object.keys(payload.content))
      applyChange(state, editElement(payload), { label: 'element-edited', key, at: meta.at })
    },
  },
  elementsFlagged: {
    prepare: (flags: ElementFlags & { ids: string[] }) => stamped(flags),
    reducer: (
      state: EditorState,
      { payload: { ids, ...flags }, meta }: Stamped<ElementFlags & { ids: string[] }>,
    ) => {
      applyChange(state, flagElements(ids, flags), { label: 'elements-flagged', at: meta.at })
    },
  },
  /** The ids of all stacked elements of the frame, from back to front. */
  elementsOrdered: {
    prepare: (ids: string[]) => stamped(ids),
    reducer: (state: EditorState, { payload, meta }: Stamped<string[]>) => {
      const change = orderElements(state.mediaIndex, state.frame, payload)
      applyChange(state, change, { label: 'elements-ordered', at: meta.at })
    },
  },
  imageShown: {
    prepare: (shown: ImageShown) => stamped(shown),
    reducer: (
      state: EditorState,
      { payload: { markId, frame, size, place }, meta }: Stamped<ImageShown>,
    ) => {
      const change = size ? showImage(markId, frame, size, place) : hideImage(markId, frame)
      applyChange(state, change, { label: 'image-markup', at: meta.at })
    },
  },
  imageChosen: {
    prepare: (chosen: ImageChosen) => stamped(chosen),
    reducer: (
      state: EditorState,
      { payload: { markId, url, size }, meta }: Stamped<ImageChosen>,
    ) => {
      applyChange(state, chooseImage(markId, url, size), { label: 'image-markup', at: meta.at })
    },
  },
  viewChosen: {
    prepare: (view: Frame) => stamped(view),
    reducer: (state: EditorState, { payload, meta }: Stamped<Frame>) => {
      applyChange(state, setView(state.mediaIndex, payload), {
        label: 'display-changed',
        at: meta.at,
      })
    },
  },
}

/** Ends the selection and any gesture, when another slide or frame is shown. */
export const NO_SELECTION = {
  selection: [],
  hovered: null,
  gesture: null,
  editing: null,
  menu: null,
}

function addAll(
  state: EditorState,
  added: readonly NewElement[],
  label: 'elements-added' | 'elements-pasted',
  { id, at }: Stamp,
): void {
  dropEmptyTexts(state, [], at)
  const elements = added.map((one, index): PlacedElement => ({ ...one, id: composeId(id, index) }))
  const selectionAfter = elements.map((element) => element.id)
  applyChange(state, addElements(state.mediaIndex, elements), { label, at, selectionAfter })
}
