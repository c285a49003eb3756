import {
  Point,
  type FabricObject,
  type Transform,
  type TransformActionHandler,
  type XY,
} from 'fabric/es'

interface TextSize {
  /** Px of the frame. */
  width: number
  fontSize: number
}

/** A text that can be widened, and scaled with its letters. */
export interface ReshapedText extends FabricObject {
  readonly fontSize: number
  resize: (width: number) => void
  grow: (from: TextSize, by: number) => void
}

const starts = new WeakMap<Transform, TextSize>()

/** A side of a text: its lines are wrapped again. */
export const widenText = reshaping((text, { x }) => {
  text.resize(x)
})

/** A corner of a text: letters and lines are scaled together. */
export const growText = reshaping((text, { x, y }, transform) => {
  const from = starts.get(transform) ?? { width: text.width, fontSize: text.fontSize }
  starts.set(transform, from)
  text.grow(from, (x + y) / (transform.width + transform.height))
})

/** Fires Fabric's events like its own handles, and keeps the opposite side in place. */
function reshaping(
  reshape: (text: ReshapedText, reach: XY, transform: Transform) => void,
): TransformActionHandler {
  return (e, transform, x, y) => {
    const { target, corner, originX, originY } = transform
    if (!isReshaped(target)) return false
    const { width, height } = target
    const pointer = new Point(x, y)
    const anchor = target.getPositionByOrigin(originX, originY)
    const way = pointer.subtract(anchor).rotate((target.angle * -Math.PI) / 180)
    const side = target.controls[corner]
    // The pointer has no effect beyond the opposite side.
    const reach = {
      x: Math.max(0, way.x * Math.sign(side?.x ?? 1)),
      y: Math.max(0, way.y * Math.sign(side?.y ?? 1)),
    }
    reshape(target, reach, transform)
    target.setPositionByOrigin(anchor, originX, originY)
    const isChanged = target.width !== width || target.height !== height
    if (isChanged) target.canvas?.fire('object:resizing', { e, transform, pointer, target })
    return isChanged
  }
}

const isReshaped = (object: FabricObject): object is ReshapedText => 'grow' in object
