import { OUTLINE_WIDTH } from './look'

const UNDERLAY = { color: 'rgb(255 255 255 / 75%)', width: 3 * OUTLINE_WIDTH }

/** The border of a selected object, with a light line under it: an element may have the border's own colour. */
export function strokeOnAnyGround(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
): void {
  context.save()
  context.strokeStyle = UNDERLAY.color
  context.lineWidth = UNDERLAY.width
  context.setLineDash([])
  context.strokeRect(-x / 2, -y / 2, x, y)
  context.restore()
  context.strokeRect(-x / 2, -y / 2, x, y)
}
