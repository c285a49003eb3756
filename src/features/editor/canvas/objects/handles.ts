import {
  Control,
  Point,
  FabricObject,
  type TransformActionHandler,
  type Transform,
  type XY,
} from 'fabric/es'
import type { KindGeometry } from '@/features/editor/model/geometry'
import { ACCENT, OUTLINE_WIDTH } from './paint'

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

/** The handle at a side of a text: it changes the width, so the lines are wrapped again. */
const widenText = reshaping((text, { x }) => {
  text.resize(x)
})

/** The handle at a corner of a text: it scales letters and lines together. */
const growText = reshaping((text, { x, y }, transform) => {
  const from = starts.get(transform) ?? { width: text.width, fontSize: text.fontSize }
  starts.set(transform, from)
  text.grow(from, (x + y) / (transform.width + transform.height))
})

/** Makes a handler that fires Fabric's events like its own handles, and keeps the opposite side in place. */
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

type Handles = KindGeometry<never>['handles']

/** Px of the screen at any zoom: the size of a handle, and the size of its target for a mouse and for a finger. */
const SIZE = 12
const REACH = { mouse: 20, touch: 36 }
const ROTATE_OFFSET = -26
/** Degrees to which rotating with Shift snaps. */
const ROTATE_STEP = 15

export const HANDLE_LOOK = {
  cornerSize: SIZE,
  cornerStyle: 'circle',
  cornerColor: '#ffffff',
  cornerStrokeColor: ACCENT,
  transparentCorners: false,
  borderColor: ACCENT,
  borderScaleFactor: OUTLINE_WIDTH,
  borderOpacityWhenMoving: 1,
} as const
/** The dashes of the border of an element that cannot be moved. */
export const LOCKED_BORDER = [4, 3]

/** A handle with a larger target than it shows, more outside of the element than over it. */
class Handle extends Control {
  override calcCornerCoords(
    ...[angle, , x, y, isTouch, object]: Parameters<Control['calcCornerCoords']>
  ) {
    const reach = isTouch ? REACH.touch : REACH.mouse
    const outside = new Point(Math.sign(this.x), Math.sign(this.y))
      .scalarMultiply(reach / 4)
      .rotate((angle * Math.PI) / 180)
    return super.calcCornerCoords(angle, reach, x + outside.x, y + outside.y, isTouch, object)
  }
}

/** Fabric's own handles, whose behaviour is kept. */
const { tl: fabricCorner, mtr: fabricRotation } = FabricObject.createControls().controls

const rotate: TransformActionHandler = (event, transform, x, y) => {
  transform.target.snapAngle = event.shiftKey ? ROTATE_STEP : 0
  return fabricRotation?.actionHandler(event, transform, x, y) ?? false
}

const scale: TransformActionHandler = (event, transform, x, y) =>
  fabricCorner?.actionHandler(event, transform, x, y) ?? false

const CORNERS = { tl: [-0.5, -0.5], tr: [0.5, -0.5], bl: [-0.5, 0.5], br: [0.5, 0.5] } as const
const SIDES = { ml: [-0.5, 0], mr: [0.5, 0] } as const

function handlesAt(
  places: Record<string, readonly [number, number]>,
  actionHandler: TransformActionHandler,
  actionName: string,
): Record<string, Control> {
  return Object.fromEntries(
    Object.entries(places).map(([key, [x, y]]) => [
      key,
      new Handle({
        x,
        y,
        actionHandler,
        actionName,
        ...(fabricCorner && { cursorStyleHandler: fabricCorner.cursorStyleHandler }),
      }),
    ]),
  )
}

const ROTATE = {
  mtr: new Handle({
    x: 0,
    y: -0.5,
    offsetY: ROTATE_OFFSET,
    withConnection: true,
    actionName: 'rotate',
    actionHandler: rotate,
    cursorStyle: 'grab',
  }),
}
const SCALE = handlesAt(CORNERS, scale, 'scale')
const RESHAPE = {
  ...handlesAt(CORNERS, growText, 'resizing'),
  ...handlesAt(SIDES, widenText, 'resizing'),
}

/** Handles of a selection of several: corners and rotation. */
export const SELECTION_HANDLES: FabricObject['controls'] = { ...SCALE, ...ROTATE }

export function handlesOf({ canRotate, resizes }: Handles): FabricObject['controls'] {
  return {
    ...(resizes === 'width' && RESHAPE),
    ...((resizes === 'scale' || resizes === 'size') && SCALE),
    ...(canRotate && ROTATE),
  }
}
