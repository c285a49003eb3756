import { FRAME_SIZE } from '@/contract/constants'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { boundingBox, geometryOf } from '@/features/editor/kinds/measures'
import { kindOf, type FrameElement } from '@/features/editor/kinds/elementKinds'
import type { Place } from '@/features/editor/model/geometry'
import { elementsPlaced, selectFrame } from '@/features/editor/editorSlice'
import {
  align,
  distribute,
  type Alignment,
  type Axis,
  type Shifts,
} from '@/features/editor/model/scene/arranging'
import { isLocked } from '@/features/editor/model/elements'
import { useChosen } from './useElements'

/** Moving the selection without a pointer; locked elements stay. */
export function usePlaces() {
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  const chosen = useChosen().filter((element) => !isLocked(element))

  function place(shiftOf: (element: FrameElement) => Place, source: 'keyboard' | 'panel'): void {
    if (chosen.length === 0) return
    const places = chosen.map((element) => {
      const geometry = geometryOf(element)
      const { x, y } = shiftOf(element)
      return [element.id, { ...geometry, x: geometry.x + x, y: geometry.y + y }] as const
    })
    dispatch(elementsPlaced({ places: Object.fromEntries(places), source }))
  }
  function shift(shifts: Shifts): void {
    const { width, height } = FRAME_SIZE[frame]
    place(({ id }) => {
      const { dx, dy } = shifts[id] ?? { dx: 0, dy: 0 }
      return { x: (dx / width) * 100, y: (dy / height) * 100 }
    }, 'panel')
  }
  const boxes = () =>
    chosen.map((element) => ({ id: element.id, box: boundingBox(element, frame) }))

  return {
    count: chosen.length,
    /** Moves each element by one step of its kind, or by a big step. */
    nudge: ([dx, dy]: readonly [number, number], isBig: boolean) => {
      place((element) => {
        const { step, bigStep } = kindOf(element).nudge
        const by = isBig ? bigStep : step
        return { x: dx * by, y: dy * by }
      }, 'keyboard')
    },
    align: (alignment: Alignment) => {
      shift(align(boxes(), alignment, frame))
    },
    distribute: (axis: Axis) => {
      shift(distribute(boxes(), axis))
    },
  }
}
