import type { Brush } from './sheet'

/** The look of a thing: its drawing and its size in cm. */
export interface Design {
  draw: (brush: Brush) => string
  width: number
  height: number
  /** The position of a product marker, cm from the foot: right, up. The middle when omitted. */
  spot?: readonly [number, number]
  /** The height including plants, cm; `height` when omitted. */
  tall?: number
  /** Lies flat: casts no long shadow. */
  isFlat?: boolean
  /** The shape of its foot; seen from above, a thing without a round foot draws its own shadow. */
  foot?: 'round' | 'box' | 'none'
  /** The height, cm, from which stems grow. */
  mouth?: number
  /** Transparent: its content shows through. */
  isClear?: boolean
}

export type Designs = Readonly<Record<string, Design>>

/** Another drawing of one thing: `TX-304:draped` is the product `TX-304`. */
export function articleOf(what: string): string {
  return what.split(':')[0] ?? what
}
