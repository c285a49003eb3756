import type { TMat2D } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import type { Guide } from '../../model/scene/snapping'

/** Visible on light and on dark pictures. */
const GUIDE_COLOR = '#e11d74'

/** Lines from edge to edge of the frame, one px of the screen thick; the context is in px of the screen. */
export function drawGuides(
  context: CanvasRenderingContext2D,
  guides: readonly Guide[],
  frame: Frame,
  [zoom, , , , left, top]: TMat2D,
): void {
  if (guides.length === 0) return
  const { width, height } = FRAME_SIZE[frame]
  context.save()
  context.strokeStyle = GUIDE_COLOR
  context.lineWidth = 1
  context.beginPath()
  for (const { axis, at } of guides) {
    const isAcross = axis === 'x'
    const line = at * zoom + (isAcross ? left : top)
    context.moveTo(isAcross ? line : left, isAcross ? top : line)
    context.lineTo(isAcross ? line : left + width * zoom, isAcross ? top + height * zoom : line)
  }
  context.stroke()
  context.restore()
}
