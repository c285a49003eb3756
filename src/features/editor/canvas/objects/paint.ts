import type { Box } from '@/features/editor/model/geometry'

/** Colours and sizes that everything on the stage shares; px of the screen at any zoom. */
export const ACCENT = '#0f766e'
export const HIDDEN_OPACITY = 0.35
export const OUTLINE_WIDTH = 1.5

/** Paints a rounded box in one colour. Paints nothing if the colour is transparent. */
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

const UNDERLAY = { color: 'rgb(255 255 255 / 75%)', width: 3 * OUTLINE_WIDTH }

/**
 * Draws the border of a selected object, with a light line under it, because the element may have the border's colour.
 */
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
