import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/media'
import type { FrameElement } from '../../model/types'
import { arrivalCount } from './arrivals'
import { layoutAction } from '../../kinds/callToAction/layoutAction'
import { layoutInteraction } from '../../kinds/interaction/layoutInteraction'
import { layoutText } from '../../kinds/textSticker/layoutText'
import { measureText } from './measureText'
import { pictureOf } from './pictures'

export interface Size {
  width: number
  height: number
}

/** A product's picture has no natural size of its own: it is drawn from this width, px, and scaled. */
export const IMAGE_WIDTH = 100
/** What stands for a picture sticker that did not load, px. */
const FAILED_PICTURE: Size = { width: 160, height: 160 }
const NO_SIZE: Size = { width: 0, height: 0 }

const known = new WeakMap<FrameElement, { key: string; size: Size }>()

/** The size that an element has at a scale of 100 %, px of the frame; nothing while its picture is on its way. */
export function naturalSize(element: FrameElement, frame: Frame): Size {
  const key = `${frame} ${arrivalCount()}`
  const remembered = known.get(element)
  if (remembered?.key === key) return remembered.size
  const size = measured(element, frame)
  known.set(element, { key, size })
  return size
}

function measured(element: FrameElement, frame: Frame): Size {
  switch (element.kind) {
    case 'productMarker':
      return NO_SIZE
    case 'productImage':
      return { width: IMAGE_WIDTH, height: IMAGE_WIDTH * shapeOf(element.view, frame) }
    case 'pictureSticker':
      return pictureSize(element.data.pictureUrl)
    case 'textSticker':
      return layoutText(element.data, FRAME_SIZE[frame].width, measureText)
    case 'callToAction':
      return layoutAction(element.data, measureText)
    case 'interaction':
      return layoutInteraction(element.data, measureText)
  }
}

/** Its height by its width. */
function shapeOf({ width, height }: Size, frame: Frame): number {
  const { width: frameWidth, height: frameHeight } = FRAME_SIZE[frame]
  return (height * frameHeight) / (width * frameWidth)
}

function pictureSize(url: string): Size {
  const { image, state } = pictureOf(url)
  if (state === 'failed') return FAILED_PICTURE
  return state === 'ready' ? { width: image.naturalWidth, height: image.naturalHeight } : NO_SIZE
}
