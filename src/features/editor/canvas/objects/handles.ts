import { Control, Point, FabricObject, type TransformActionHandler } from 'fabric/es'
import type { KindGeometry } from '../../geometry/KindGeometry'
import { ACCENT, OUTLINE_WIDTH } from './look'
import { growText, widenText } from './textHandles'

type Handles = KindGeometry<never>['handles']

/** Px of the screen at any zoom: the size of a handle, and its target for a mouse and a finger. */
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
/** The border of an element that cannot be moved. */
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

/** Fabric's own corner and rotation handle, whose behaviour is kept. */
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
