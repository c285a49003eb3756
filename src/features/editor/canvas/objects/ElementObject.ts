import { FabricObject, type Point } from 'fabric/es'
import type { Frame } from '@/contract/entities/media'
import type { KindGeometry, StandingElement } from '../../geometry/KindGeometry'
import { placementBy, sizeBy } from '../measure/kindMeasures'
import { handlesOf, HANDLE_LOOK, HELD_BORDER } from './handles'
import { ACCENT, HIDDEN_OPACITY, OUTLINE_WIDTH } from './look'
import { strokeOnAnyGround } from './strokeOnAnyGround'

/** How an element looks now, apart from the element itself. */
export interface Appearance {
  isSelected: boolean
  /** Its words are in a field over the stage. */
  isEdited: boolean
  /** No hand moves, turns or sizes it. */
  isHeld: boolean
}

const BARE: Appearance = { isSelected: false, isEdited: false, isHeld: false }

/** What draws the elements of a kind. */
export type ObjectClass<Element extends StandingElement> = new (
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
) => ElementObject<Element>

/** One element on the canvas; each kind paints itself. */
export abstract class ElementObject<
  Element extends StandingElement = StandingElement,
> extends FabricObject {
  appearance = BARE
  protected readonly moveableCursor: string = 'move'

  constructor(
    readonly kind: KindGeometry<Element>,
    /** As it is drawn now: the document's, or what a gesture makes of it. */
    public element: Element,
    public frame: Frame,
  ) {
    super({
      ...HANDLE_LOOK,
      originX: 'center',
      originY: 'center',
      strokeWidth: 0,
      // A bitmap of its own for each object is slower than painting them all.
      objectCaching: false,
      lockScalingFlip: true,
    })
    this.controls = handlesOf(kind.handles)
  }

  /** Paints within `width` and `height` from the top-left corner. */
  protected abstract paint(context: CanvasRenderingContext2D): void

  /** Brings it to an element's content and place; never while it is one of several that are chosen. */
  show(element: Element): void {
    this.element = element
    this.set({ opacity: element.data?.isHidden ? HIDDEN_OPACITY : 1 })
    this.place()
  }

  dress(appearance: Appearance): void {
    this.appearance = appearance
    const { isHeld, isEdited } = appearance
    this.set({
      lockMovementX: isHeld,
      lockMovementY: isHeld,
      hasControls: !isHeld && !isEdited,
      borderDashArray: isHeld ? HELD_BORDER : null,
      hoverCursor: isHeld ? 'pointer' : this.moveableCursor,
    })
  }

  /** The zoom of the stage, for what has one size on the screen. */
  fitZoom(_zoom: number): void {}

  protected place(): void {
    const { x, y, rotate, scale } = placementBy(this.kind, this.element, this.frame)
    const { width, height } = sizeBy(this.kind, this.element, this.frame)
    this.set({ left: x, top: y, angle: rotate, scaleX: scale, scaleY: scale, width, height })
    this.setCoords()
  }

  override _render(context: CanvasRenderingContext2D): void {
    if (this.appearance.isEdited) return
    context.save()
    context.translate(-this.width / 2, -this.height / 2)
    this.paint(context)
    context.restore()
  }

  /** What shows that a pointer is on it; what is chosen shows more than that. */
  renderPointed(context: CanvasRenderingContext2D): void {
    if (this.appearance.isSelected || this.appearance.isEdited) return
    context.save()
    this.transform(context)
    this.outline(context)
    context.restore()
  }

  override strokeBorders(context: CanvasRenderingContext2D, size: Point): void {
    strokeOnAnyGround(context, size)
  }

  protected outline(context: CanvasRenderingContext2D): void {
    context.strokeStyle = ACCENT
    context.lineWidth = OUTLINE_WIDTH / (this.scaleX * (this.canvas?.getZoom() ?? 1))
    context.strokeRect(-this.width / 2, -this.height / 2, this.width, this.height)
  }
}

/** Fabric's lists hold objects of any class; `instanceof` alone would forget what an element is. */
export const isElementObject = (object: unknown): object is ElementObject =>
  object instanceof ElementObject

/** What has a place and no size, as a product's marker. */
export const isPoint = (object: unknown): object is ElementObject =>
  isElementObject(object) && object.kind.isPoint
