import { safeZones } from '@/contract/elements/geometry'
import type { Frame } from '@/contract/entities/posts/media'
import { inPercent } from '../geometry/frameUnits'
import { kindOf, type FrameElement } from '../kinds/elementKinds'
import { boundingBox } from '../kinds/measures'
import { newElement } from '../kinds/newElement'
import { placedKind } from '../kinds/placedKinds'
import type { NewElementOptions, NewElement } from '../kinds/placedRules'
import type { Box, Place } from '../geometry/Geometry'
import { freePlace, type Area } from '../model/scene/freePlace'
import { scene } from '../model/scene/scene'
import type { PostDocument } from '../model/types'

/** A marker's size on the frame, px: a touch target. */
const MARKER = 44

/** The slide and the frame that are being edited. */
interface Shown {
  document: PostDocument
  mediaIndex: number
  frame: Frame
}

/** A new element where there is room for it on the current frame. */
export function placedElement(options: NewElementOptions, shown: Shown): NewElement {
  const made = newElement(options, shown.frame)
  const { frame } = shown
  const size = placedKind(made).startSize(options, made.data)
  const box = size ?? boundingBox({ ...made, id: '' }, frame)
  const place = freeOn(made.data, inPercent(box, frame), shown)
  return { ...made, data: { ...made.data, ...place } } as NewElement
}

/** A position on a frame for something of this size, percent; it may be under the marker of its own product. */
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

export function areaOf(element: FrameElement, frame: Frame): Area {
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
