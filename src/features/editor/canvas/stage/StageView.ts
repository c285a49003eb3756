import type { Gesture } from '../../editorState'
import type { Camera, FramePlace } from '../../model/scene/camera'
import type { Scene } from '../../model/scene/scene'
import type { Geometries } from '../../geometry/Geometry'

/** All that the stage draws; equal parts are told by reference. */
export interface StageView {
  scene: Scene | null
  selection: readonly string[]
  hovered: string | null
  /** A gesture that is going on here or, in a replay, elsewhere. */
  gesture: Gesture | null
  /** The text sticker that is being written in a field over the stage: not drawn meanwhile. */
  editing: string | null
  /** How the frame is looked at; null: all of it. */
  camera: Camera | null
  isReadOnly: boolean
}

/** What a hand does on the stage. None is called while the stage draws. */
export interface StageEvents {
  selected: (ids: string[]) => void
  hovered: (id: string | null) => void
  /** A gesture goes on; at most ten times a second. */
  previewed: (gesture: Gesture) => void
  /** A gesture ended with something standing otherwise than it began. */
  placed: (places: Geometries) => void
  cancelled: () => void
  /** Two clicks on a text sticker. */
  textOpened: (id: string) => void
  /** A right click, or a long press; px of the window. What is under it is chosen already. */
  menuOpened: (place: { x: number; y: number }) => void
  /** A press on the frame where nothing stands, while nothing was chosen; percent of the frame. */
  pressedNothing: (place: { x: number; y: number }) => void
  /** A hand zoomed or panned and let go. */
  cameraMoved: (camera: Camera) => void
  /** The frame stands elsewhere in its work area, or at another size: also while the stage draws. */
  framed: (place: FramePlace) => void
}
