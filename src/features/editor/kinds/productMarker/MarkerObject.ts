import type { Frame } from '@/contract/entities/posts/media'
import { placementBy } from '../../canvas/measure/kindMeasures'
import { standingOf } from '@/features/editor/canvas/objects/ElementObject'
import { ElementObject, type CanvasWords } from '../../canvas/objects/ElementObject'
import { ACCENT } from '@/features/editor/canvas/objects/paint'
import type { KindGeometry } from '@/features/editor/model/geometry'
import type { ProductMarkerElement } from './productMarkerRules'

/** Px of the screen at any zoom, as in the shop. */
const RADIUS = 14
const SELECTED_RADIUS = 18
const HALO = 6
const RING = 2.5
/** Enlarges the touch target to a diameter of 44 px. */
const TOUCH_PADDING = 22 - RADIUS

const HALO_COLOR = 'rgb(15 118 110 / 35%)'
const EDGE_COLOR = 'rgb(0 0 0 / 22%)'
const FONT = '"Onest Variable", system-ui, sans-serif'
const FAINT_OPACITY = 0.5

/** Draws a product marker: a white dot with a ring and the marker's number. */
export class MarkerObject extends ElementObject<ProductMarkerElement> {
  protected override readonly moveableCursor = 'pointer'
  private screenScale = 1

  constructor(
    kind: KindGeometry<ProductMarkerElement>,
    element: ProductMarkerElement,
    frame: Frame,
    words: CanvasWords,
  ) {
    super(kind, element, frame, words)
    this.set({
      width: RADIUS * 2,
      height: RADIUS * 2,
      padding: TOUCH_PADDING,
      hasBorders: false,
      moveCursor: 'grabbing',
    })
  }

  override fitZoom(zoom: number): void {
    this.screenScale = 1 / zoom
    this.set({ scaleX: this.screenScale, scaleY: this.screenScale })
  }

  protected override place(): void {
    const { x, y } = placementBy(this.kind, this.element, this.frame)
    this.set({
      left: x,
      top: y,
      opacity: this.element.isFaint ? FAINT_OPACITY : 1,
    })
    this.setCoords()
  }

  override _render(context: CanvasRenderingContext2D): void {
    this.undoGroup(context)
    this.paint(context)
  }

  /** Paints only the halo around the marker. */
  protected override outline(context: CanvasRenderingContext2D): void {
    context.beginPath()
    context.arc(0, 0, RADIUS + (1 + HALO) / 2, 0, Math.PI * 2)
    context.strokeStyle = HALO_COLOR
    context.lineWidth = HALO - 1
    context.stroke()
  }

  /** When a selection of several elements is rotated or scaled, its markers are moved, but not rotated or scaled. */
  private undoGroup(context: CanvasRenderingContext2D): void {
    if (!this.group) return
    const { rotate, scale } = standingOf(this)
    context.rotate((-rotate * Math.PI) / 180)
    context.scale(this.screenScale / scale, this.screenScale / scale)
  }

  protected override paint(context: CanvasRenderingContext2D): void {
    const { isSelected } = this.appearance
    const radius = isSelected ? SELECTED_RADIUS : RADIUS
    if (isSelected) disc(context, radius + HALO, HALO_COLOR)
    disc(context, radius + 1, EDGE_COLOR)
    disc(context, radius, isSelected ? '#fff' : ACCENT)
    disc(context, radius - RING, isSelected ? ACCENT : '#fff')
    context.fillStyle = isSelected ? '#fff' : ACCENT
    context.font = `700 ${isSelected ? 16 : 13}px ${FONT}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(this.element.number), 0, 1)
  }
}

function disc(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fillStyle = color
  context.fill()
}
