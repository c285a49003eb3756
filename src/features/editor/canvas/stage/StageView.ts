import type { Gesture } from '@/features/editor/state/editorState'
import type { Camera, FramePlace } from '../../model/scene/camera'
import type { Scene } from '../../model/scene/scene'
import type { Geometries } from '@/features/editor/model/geometry'

/** Everything that the stage draws; equal parts are the same reference. */
export interface StageView {
  scene: Scene | null
  selection: readonly string[]
  hovered: string | null
  /** A gesture that is made here or, in a replay, elsewhere. */
  gesture: Gesture | null
  /** The text sticker that is being edited in a field over the stage: not drawn meanwhile. */
  editing: string | null
  /** The camera of the frame; null: all of it. */
  camera: Camera | null
  isReadOnly: boolean
}

/** The user's actions on the stage. None is called while the stage draws. */
export interface StageEvents {
  selected: (ids: string[]) => void
  hovered: (id: string | null) => void
  /** During a gesture; at most ten times a second. */
  previewed: (gesture: Gesture) => void
  /** A gesture has ended and changed a position. */
  placed: (places: Geometries) => void
  cancelled: () => void
  /** Two clicks on a text sticker. */
  textOpened: (id: string) => void
  /** A right click, or a long press; px of the window. The element under it is selected already. */
  menuOpened: (place: { x: number; y: number }) => void
  /** A press on an empty part of the frame, while nothing was selected; percent of the frame. */
  pressedNothing: (place: { x: number; y: number }) => void
  /** The user has zoomed or panned. */
  cameraMoved: (camera: Camera) => void
  /** The frame has another position or size in its work area: also called while the stage draws. */
  framed: (place: FramePlace) => void
}
