import type { Box } from '@/features/editor/model/geometry'

/** A rounded box in one colour; nothing for a transparent one. */
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
