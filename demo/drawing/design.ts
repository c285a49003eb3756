import type { Brush } from './brush'

/** How a thing looks: its drawing and its size in cm. */
export interface Design {
  draw: (brush: Brush) => string
  width: number
  height: number
  /** Where a product marker belongs, cm from the foot: right, up. The middle when left out. */
  spot?: readonly [number, number]
  /** Height with what grows out of it, cm; `height` when left out. */
  tall?: number
  /** Lies flat: throws no long shadow. */
  isFlat?: boolean
  /** Shape of what it stands on; a thing that stands on no round foot draws its shadow from above itself. */
  foot?: 'round' | 'box' | 'none'
  /** Height, cm, from which stems grow when something stands in it. */
  mouth?: number
  /** Clear: what stands in it shows through. */
  isClear?: boolean
}

export type Designs = Readonly<Record<string, Design>>

/** Another drawing of one thing: `TX-304:draped` is the product `TX-304`. */
export function articleOf(what: string): string {
  return what.split(':')[0] ?? what
}
