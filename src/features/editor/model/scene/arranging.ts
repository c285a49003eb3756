import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import type { Box } from '@/features/editor/model/geometry'

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]
export type Axis = 'x' | 'y'

/** The upright box around an element of a frame, in px of the frame. */
export interface Boxed {
  id: string
  box: Box
}
/** The distance by which each item has to move, in px of the frame. */
export type Shifts = Record<string, { dx: number; dy: number }>

/** Aligns several items with each other, a single one with its frame. */
export function align(items: readonly Boxed[], alignment: Alignment, frame: Frame): Shifts {
  const area = items.length > 1 ? around(items) : { left: 0, top: 0, ...FRAME_SIZE[frame] }
  return shifts(items, ({ box }) => {
    switch (alignment) {
      case 'left':
        return { dx: area.left - box.left, dy: 0 }
      case 'center':
        return { dx: area.left + (area.width - box.width) / 2 - box.left, dy: 0 }
      case 'right':
        return { dx: area.left + area.width - box.width - box.left, dy: 0 }
      case 'top':
        return { dx: 0, dy: area.top - box.top }
      case 'middle':
        return { dx: 0, dy: area.top + (area.height - box.height) / 2 - box.top }
      case 'bottom':
        return { dx: 0, dy: area.top + area.height - box.height - box.top }
    }
  })
}

/** Makes the gaps between three or more items equal; the outermost stay. */
export function distribute(items: readonly Boxed[], axis: Axis): Shifts {
  const [start, size] = axis === 'x' ? (['left', 'width'] as const) : (['top', 'height'] as const)
  const sorted = [...items].sort((one, other) => one.box[start] - other.box[start])
  const first = sorted[0]
  if (!first) return {}
  const whole = around(items)[size]
  const filled = sorted.reduce((sum, { box }) => sum + box[size], 0)
  const gap = (whole - filled) / Math.max(1, sorted.length - 1)
  let next = first.box[start]
  return shifts(sorted, ({ box }) => {
    const by = next - box[start]
    next += box[size] + gap
    return axis === 'x' ? { dx: by, dy: 0 } : { dx: 0, dy: by }
  })
}

function shifts(items: readonly Boxed[], shiftOf: (item: Boxed) => Shifts[string]): Shifts {
  return Object.fromEntries(items.map((item) => [item.id, shiftOf(item)]))
}

function around(items: readonly Boxed[]): Box {
  const left = Math.min(...items.map(({ box }) => box.left))
  const top = Math.min(...items.map(({ box }) => box.top))
  const right = Math.max(...items.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...items.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

export type Step = 'front' | 'forward' | 'backward' | 'back'

/**
 * The stacking order, from back to front, after some elements were moved in it. The moved elements keep their order
 * among themselves.
 */
export function reorder(stack: readonly string[], moved: readonly string[], step: Step): string[] {
  const isMoved = (id: string) => moved.includes(id)
  const others = stack.filter((id) => !isMoved(id))
  const own = stack.filter(isMoved)
  if (step === 'front') return [...others, ...own]
  if (step === 'back') return [...own, ...others]
  const next = [...stack]
  const isUp = step === 'forward'
  const places = [...next.keys()]
  for (const place of isUp ? places.reverse() : places) {
    const neighbour = place + (isUp ? 1 : -1)
    const [one, other] = [next[place], next[neighbour]]
    if (one === undefined || other === undefined || !isMoved(one) || isMoved(other)) continue
    next[place] = other
    next[neighbour] = one
  }
  return next
}
