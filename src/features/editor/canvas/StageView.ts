import type { Gesture } from '../editorState'
import type { Scene } from '../model/scene'
import type { Place } from '../model/types'

/** All that the stage draws; equal parts are told by reference. */
export interface StageView {
  scene: Scene | null
  selection: readonly string[]
  hovered: string | null
  /** A drag that is going on here or, in a replay, elsewhere. */
  gesture: Gesture | null
  isReadOnly: boolean
}

/** What a hand does on the stage. None is called while the stage draws. */
export interface StageEvents {
  selected: (ids: string[]) => void
  hovered: (id: string | null) => void
  /** A drag goes on; at most ten times a second. */
  previewed: (gesture: Gesture) => void
  /** A drag ended somewhere else than it began. */
  moved: (id: string, place: Place) => void
  cancelled: () => void
}
