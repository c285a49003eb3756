import type { Brush } from '../sheet'

/** A position for things; px of the picture. */
export interface Position {
  /** `across` in percent of the picture's width, `depth` 0 at the back to 1 in front. */
  at(across: number, depth: number): { x: number; y: number; scale: number }
  /** How a thing at that position casts its shadow. */
  shadow: 'table' | 'wall' | 'floor' | 'none'
  tilt: number
}

/** A scene without its things: the layers behind and in front of them, and their possible positions. */
export interface Backdrop {
  back: string
  front: string
  places: Readonly<Record<string, Position>>
}

export interface BackdropOptions {
  wall?: string
  /** The colour of the table, cloth, bed linen or floor under the things. */
  ground?: string
  light?: 'window' | 'leaves' | 'blinds' | 'none'
  /** Px per centimetre, relative to the backdrop's default; above 1 is closer. */
  zoom?: number
}

/** `brush.detail` is set by the caller that places a thing. */
export type DrawBackdrop = (brush: Brush, options: BackdropOptions) => Backdrop
