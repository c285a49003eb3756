import type { Box } from '../../geometry/Geometry'

/** A box with round corners and one colour; a transparent one costs nothing. */
export function fillBox(
  context: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  radius: number,
  color: string,
): void {
  if (color === 'transparent') return
  context.fillStyle = color
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.fill()
}
