import { IconPhoto } from '@/common/ui/icons/icons'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import { cornerAt, grown, inPercent, type Size } from '@/features/editor/model/geometry'
import type { ElementKind } from '@/features/editor/kinds/ElementKind'
import { FINE_NUDGE } from '../scaledRules'
import { type ProductImageElement, productImageRules } from './productImageRules'

/** A product's picture has no size of its own. It is drawn at this width in px, and then scaled. */
const WIDTH = 100

/** The picture's height on the frame divided by its width. */
function shapeOf({ width, height }: Size, frame: Frame): number {
  const { width: frameWidth, height: frameHeight } = FRAME_SIZE[frame]
  return (height * frameHeight) / (width * frameWidth)
}

/** A product image stays inside its frame, after every move and resize (product-rules/posts.md#product-marks). */
export const productImage: ElementKind<ProductImageElement> = {
  tab: 'links',
  icon: IconPhoto,
  nameOf: ({ title }) => ({ kind: 'elements.kind_image', words: title }),

  ...productImageRules,
  constrainOnFrame: (_element, geometry) => productImageRules.constrain(geometry),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'size' },
  isPoint: false,
  isWritten: false,
  naturalSize: ({ view }, frame) => ({ width: WIDTH, height: WIDTH * shapeOf(view, frame) }),
  scaleOf: ({ view }, frame) => ((view.width / 100) * FRAME_SIZE[frame].width) / WIDTH,
  geometryAt: (_element, drawn, frame) => {
    const size = grown(drawn.size, drawn.scale)
    return { ...cornerAt(drawn, size, frame), rotate: drawn.rotate, ...inPercent(size, frame) }
  },
  withGeometry: (element, geometry) => ({ ...element, view: { ...element.view, ...geometry } }),

  copyFailure: () => 'image-markup',
  // A product's picture is removed only with the product's mark.
  isRemovable: false,
  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './ProductImageObject').then(
      ({ ProductImageObject }) => ProductImageObject,
    ),
}
