import { FRAME_SIZE } from '@/contract/constants'
import { safeZones, type Zone } from '@/contract/elements/geometry'
import type { Frame } from '@/contract/entities/posts/media'
import {
  kindOf,
  type FrameElement,
  placedKind,
  newElement,
} from '@/features/editor/kinds/elementKinds'
import { boundingBox, elementBox } from '@/features/editor/kinds/measures'
import type { NewElementOptions, NewElement } from '@/features/editor/kinds/placedRules'
import type { PostDocument } from '@/features/editor/model/document'
import { isPlaced } from '@/features/editor/model/elements'
import { inPercent, type Box, type Place } from '@/features/editor/model/geometry'
import { freePlace, type Area, overlap } from '@/features/editor/model/scene/freePlace'
import { scene, type Scene } from '@/features/editor/model/scene/scene'

/** Px of the frame: a marker with its touch target. */
const MARKER = 44

/** The slide and the frame that are being edited. */
interface Shown {
  document: PostDocument
  mediaIndex: number
  frame: Frame
}

/** A new element at a free position on the current frame. */
export function placedElement(options: NewElementOptions, shown: Shown): NewElement {
  const made = newElement(options, shown.frame)
  const { frame } = shown
  const size = placedKind(made).startSize(options, made.data)
  const box = size ?? boundingBox({ ...made, id: '' }, frame)
  const place = freeOn(made.data, inPercent(box, frame), shown)
  return { ...made, data: { ...made.data, ...place } } as NewElement
}

/** A position for a box of this size, in percent of the frame. The box may be under the marker of its own product. */
export function freeOn(
  wanted: Place,
  size: Pick<Area, 'width' | 'height'>,
  { document, mediaIndex, frame }: Shown,
  ownMark?: string,
): Place {
  const shown = scene(document, mediaIndex, frame)
  if (!shown) return { x: wanted.x, y: wanted.y }
  const others = shown.elements.filter(({ id }) => id !== ownMark)
  const taken = others.map((element) => areaOf(element, frame))
  return freePlace(wanted, size, taken, safeZones(frame, shown.picture.isVideo))
}

function areaOf(element: FrameElement, frame: Frame): Area {
  const box = boundingBox(element, frame)
  if (!kindOf(element).isPoint) return areaOfBox(box, frame)
  const { left, top } = box
  const half = MARKER / 2
  const around = { left: left - half, top: top - half, width: MARKER, height: MARKER }
  return areaOfBox(around, frame)
}

function areaOfBox({ left, top, ...size }: Box, frame: Frame): Area {
  const { width: x, height: y } = inPercent({ width: left, height: top }, frame)
  return { x, y, ...inPercent(size, frame) }
}

/** Whether a zone covers an element that shoppers see. */
export const liesUnder = ({ elements, frame }: Scene, zone: Zone): boolean =>
  elements.some((element) => isSeen(element) && overlap(areaOf(element, frame), zone) > 0)

const isSeen = (element: FrameElement) =>
  isPlaced(element) ? !element.data.isHidden : element.kind !== 'productMarker' || !element.isFaint

/** The largest part of a frame's width that an element may take. */
const MAX_WIDTH = 0.9

/** An element from a wider frame, fitted into this one: its width is limited, and it is moved inside the edges. */
export function fitInFrame(element: NewElement, frame: Frame): NewElement {
  const size = FRAME_SIZE[frame]
  const narrowed = narrowedTo(element, frame, size.width * MAX_WIDTH)
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
    percent: MAX_WIDTH * 100,
    by: most / width,
  })
  return { ...element, data } as NewElement
}

const insideEdges = (start: number, size: number) => Math.max(0, Math.min(start, 100 - size))
