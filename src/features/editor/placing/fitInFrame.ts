import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import { elementBox } from '../kinds/measures'
import { placedKind } from '../kinds/placedKinds'
import type { NewElement } from '../kinds/placedRules'

/** The largest part of a frame's width that an element may take. */
const MOST_WIDTH = 0.9

/** An element from a wider frame, fitted into this one: limited in width, and inside its edges. */
export function fitInFrame(element: NewElement, frame: Frame): NewElement {
  const size = FRAME_SIZE[frame]
  const narrowed = narrowedTo(element, frame, size.width * MOST_WIDTH)
  const { width, height } = boxOf(narrowed, frame)
  const { x, y } = narrowed.data
  const data = {
    ...narrowed.data,
    x: insideEdges(x, (width / size.width) * 100),
    y: insideEdges(y, (height / size.height) * 100),
  }
  return { ...narrowed, data } as NewElement
}

const boxOf = (element: NewElement, frame: Frame) => elementBox({ ...element, id: '' }, frame)

function narrowedTo(element: NewElement, frame: Frame, most: number): NewElement {
  const { width } = boxOf(element, frame)
  if (width <= most) return element
  const data = placedKind(element).narrowed(element.data, {
    percent: MOST_WIDTH * 100,
    by: most / width,
  })
  return { ...element, data } as NewElement
}

const insideEdges = (start: number, size: number) => Math.max(0, Math.min(start, 100 - size))
