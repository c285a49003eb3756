import type { Place } from '../types'

/** What the model must know of one kind of element; `Wire` is how it travels, `Stored` how it is kept. */
export interface ElementKind<Wire, Stored> {
  fromWire: (wire: Wire, id: string) => Stored
  /** `serverId` is null for what has not been saved yet. */
  toWire: (stored: Stored, serverId: number | null) => Wire
  /** Clamps and rounds a place: the same while it is dragged and when it is dropped. */
  constrain: (place: Place) => Place
  /** Percents that an arrow key moves it by, alone and with Shift. */
  nudge: { step: number; bigStep: number }
}
