import { FabricObject } from 'fabric/es'

/** Px of the screen at any zoom, as in the shop. */
const RADIUS = 14
const SELECTED_RADIUS = 18
const HALO = 6
const RING = 2.5
/** Makes the area that takes a finger 44 px. */
const TOUCH_PADDING = 22 - RADIUS

const ACCENT = '#0f766e'
const HALO_COLOR = 'rgb(15 118 110 / 35%)'
const EDGE_COLOR = 'rgb(0 0 0 / 22%)'
const FONT = '"Onest Variable", system-ui, sans-serif'

/** A product marker: a white dot with a ring and its number. */
export class MarkerObject extends FabricObject {
  number = 0
  isSelected = false
  isHovered = false

  constructor() {
    super({
      width: RADIUS * 2,
      height: RADIUS * 2,
      originX: 'center',
      originY: 'center',
      strokeWidth: 0,
      padding: TOUCH_PADDING,
      objectCaching: false,
      hasControls: false,
      hasBorders: false,
      hoverCursor: 'pointer',
      moveCursor: 'grabbing',
    })
  }

  override _render(context: CanvasRenderingContext2D): void {
    const radius = this.isSelected ? SELECTED_RADIUS : RADIUS
    if (this.isSelected || this.isHovered) disc(context, radius + HALO, HALO_COLOR)
    disc(context, radius + 1, EDGE_COLOR)
    disc(context, radius, this.isSelected ? '#fff' : ACCENT)
    disc(context, radius - RING, this.isSelected ? ACCENT : '#fff')
    context.fillStyle = this.isSelected ? '#fff' : ACCENT
    context.font = `700 ${this.isSelected ? 16 : 13}px ${FONT}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(this.number), 0, 1)
  }
}

function disc(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fillStyle = color
  context.fill()
}
