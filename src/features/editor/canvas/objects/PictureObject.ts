import type { Size, StandingElement } from '@/features/editor/model/geometry'
import { pictureOf } from '../measure/pictures'
import { ElementObject } from './ElementObject'

const MISSING = { ground: '#e5e1dc', line: '#8a837b' }

/** Draws an element that is a picture. */
export abstract class PictureObject<
  Element extends StandingElement,
> extends ElementObject<Element> {
  protected abstract readonly url: string

  protected override paint(context: CanvasRenderingContext2D): void {
    const { width, height } = this
    const { image, state } = pictureOf(this.url)
    if (state === 'ready') paintContained(context, image, { width, height })
    if (state === 'failed') paintMissing(context, width, height)
  }
}

/** Paints a picture as large as fits, with its own proportions. */
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

/** Paints a grey box with a cross. */
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
