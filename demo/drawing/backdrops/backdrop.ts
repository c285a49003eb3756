import type { Brush } from '../brush'

/** A place where things can be put; px of the picture. */
export interface Position {
  /** `across` in percent of the picture's width, `depth` 0 at the back to 1 in front. */
  at(across: number, depth: number): { x: number; y: number; scale: number }
  /** How a thing there throws its shadow. */
  shadow: 'table' | 'wall' | 'floor' | 'none'
  tilt: number
}

/** A room without its things: what is drawn behind them, what in front, and where they may stand. */
export interface Backdrop {
  back: string
  front: string
  places: Readonly<Record<string, Position>>
}

export interface BackdropOptions {
  wall?: string
  /** Colour of the table, cloth, bed linen or floor: what the things stand on. */
  ground?: string
  light?: 'window' | 'leaves' | 'blinds' | 'none'
  /** Px in a centimetre, as a part of the backdrop's usual; above 1 is closer. */
  zoom?: number
}

/** `brush.detail` is set by whoever places a thing. */
export type DrawBackdrop = (brush: Brush, options: BackdropOptions) => Backdrop
