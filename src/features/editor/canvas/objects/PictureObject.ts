import type { FrameElement } from '../../model/types'
import type { Size } from '../measure/naturalSize'
import { pictureOf } from '../measure/pictures'
import { ElementObject } from './ElementObject'

type PictureElement = Extract<FrameElement, { kind: 'pictureSticker' | 'productImage' }>

const MISSING = { ground: '#e5e1dc', line: '#8a837b' }

/** A picture sticker, or the picture of a marked product. */
export class PictureObject extends ElementObject<PictureElement> {
  protected override paint(context: CanvasRenderingContext2D): void {
    const { width, height } = this
    const { image, state } = pictureOf(urlOf(this.element))
    if (state === 'ready') paintContained(context, image, { width, height })
    if (state === 'failed') paintMissing(context, width, height)
  }
}

const urlOf = (element: PictureElement) =>
  element.kind === 'productImage' ? element.url : element.data.pictureUrl

/** As large as fits, in its own shape. */
function paintContained(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { width, height }: Size,
): void {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(width / naturalWidth, height / naturalHeight)
  const wide = naturalWidth * scale
  const tall = naturalHeight * scale
  context.drawImage(image, (width - wide) / 2, (height - tall) / 2, wide, tall)
}

/** A grey box with a cross. */
function paintMissing(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = MISSING.ground
  context.fillRect(0, 0, width, height)
  context.strokeStyle = MISSING.line
  context.lineWidth = 2
  context.strokeRect(1, 1, width - 2, height - 2)
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(width, height)
  context.moveTo(width, 0)
  context.lineTo(0, height)
  context.stroke()
}
