import type { Gesture } from '@/features/editor/state/editorState'
import type { Camera, FramePlace } from '../../model/scene/camera'
import type { Scene } from '../../model/scene/scene'
import type { Geometries } from '@/features/editor/model/geometry'

/** Everything that the stage draws. Equal parts of two views are the same object. */
export interface StageView {
  scene: Scene | null
  selection: readonly string[]
  hovered: string | null
  /** A gesture that is made here or, in a replay, elsewhere. */
  gesture: Gesture | null
  /** The text sticker that is being edited in a field over the stage. It is not drawn meanwhile. */
  editing: string | null
  /** The camera of the frame; null: the whole frame. */
  camera: Camera | null
  isReadOnly: boolean
}

/** The user's actions on the stage. None is called while the stage draws. */
export interface StageEvents {
  selected: (ids: string[]) => void
  hovered: (id: string | null) => void
  /** Called during a gesture, at most ten times a second. */
  previewed: (gesture: Gesture) => void
  /** Called when a gesture has ended and has changed a position. */
  placed: (places: Geometries) => void
  cancelled: () => void
  /** Called after two clicks on a text sticker. */
  textOpened: (id: string) => void
  /**
   * Called after a right click or a long press, with its position in px of the window. The element under the pointer is
   * selected already.
   */
  menuOpened: (place: { x: number; y: number }) => void
  /**
   * Called after a press on an empty part of the frame while nothing was selected, with its position in percent of the
   * frame.
   */
  pressedNothing: (place: { x: number; y: number }) => void
  /** Called when the user has zoomed or panned. */
  cameraMoved: (camera: Camera) => void
  /** Called when the position or the size of the frame in its work area has changed, even while the stage draws. */
  framed: (place: FramePlace) => void
}
