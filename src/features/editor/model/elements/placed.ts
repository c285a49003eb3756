import { FRAME_SIZE } from '@/contract/constants'
import { safeZones } from '@/contract/elements/safeZones'
import type { Frame } from '@/contract/entities/media'
import { boundingBox } from '../../canvas/measure/elementBox'
import type { EditorState } from '../../editorState'
import { freePlace, type Area } from '../scene/freePlace'
import { newElement, type ElementWish } from './newElement'
import { scene } from '../scene/scene'
import type { FrameElement, NewElement, Place } from '../types'

/** What a marker takes of the frame, px: as much as a finger touches. */
const MARKER = 44

type Shown = Pick<EditorState, 'document' | 'mediaIndex' | 'frame'>

/** A new element where there is room for it on the frame that is being worked on. */
export function placedElement(wish: ElementWish, shown: Shown): NewElement {
  const made = newElement(wish, shown.frame)
  const { frame } = shown
  // A picture that is not there yet has no size of its own.
  const box =
    wish.kind === 'pictureSticker' && made.kind === 'pictureSticker'
      ? grown(wish.size, made.data.scale / 100)
      : boundingBox({ ...made, id: '' }, frame)
  const place = freeOn(made.data, inPercent({ left: 0, top: 0, ...box }, frame), shown)
  return { ...made, data: { ...made.data, ...place } } as NewElement
}

/** Where on a frame something of this size, percent, has room; it may lie under the marker of its own product. */
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
  const { left, top, width, height } = boundingBox(element, frame)
  if (element.kind !== 'productMarker') return inPercent({ left, top, width, height }, frame)
  const half = MARKER / 2
  return inPercent({ left: left - half, top: top - half, width: MARKER, height: MARKER }, frame)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function inPercent({ left, top, width, height }: Box, frame: Frame): Area {
  const whole = FRAME_SIZE[frame]
  return {
    x: (left / whole.width) * 100,
    y: (top / whole.height) * 100,
    width: (width / whole.width) * 100,
    height: (height / whole.height) * 100,
  }
}

const grown = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: width * scale,
  height: height * scale,
})
