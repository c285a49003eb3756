import { FabricObject, type Point } from 'fabric/es'
import type { Frame } from '@/contract/entities/posts/media'
import { placementBy, sizeBy } from '@/features/editor/canvas/measure/kindMeasures'
import type { KindGeometry, StandingElement, Placement } from '@/features/editor/model/geometry'
import { handlesOf, HANDLE_LOOK, LOCKED_BORDER } from './handles'
import { ACCENT, HIDDEN_OPACITY, OUTLINE_WIDTH, strokeOnAnyGround } from './paint'

/** How an element looks now, apart from the element itself. */
export interface Appearance {
  isSelected: boolean
  /** Whether the element's text is being edited in a field over the stage. */
  isEdited: boolean
  /** Whether the element cannot be moved, rotated or scaled. */
  isLocked: boolean
}

const BARE: Appearance = { isSelected: false, isEdited: false, isLocked: false }

/** Texts that the canvas adds itself, in the user's language. */
export interface CanvasWords {
  /** The placeholder of an empty question; shoppers never see it. */
  noQuestion: string
  /** The note under a slider, as shoppers see it. */
  slide: string
}

/** The class of objects that draws a kind's elements. */
export type ObjectClass<Element extends StandingElement> = new (
  kind: KindGeometry<Element>,
  element: Element,
  frame: Frame,
  words: CanvasWords,
) => ElementObject<Element>

/** One element on the canvas. The class of each kind paints its own elements. */
export abstract class ElementObject<
  Element extends StandingElement = StandingElement,
> extends FabricObject {
  appearance = BARE
  protected readonly moveableCursor: string = 'move'

  constructor(
    readonly kind: KindGeometry<Element>,
    /** The element as it is drawn now: from the document, or with the changes of a running gesture. */
    public element: Element,
    public frame: Frame,
    protected readonly words: CanvasWords,
  ) {
    super({
      ...HANDLE_LOOK,
      // oxlint-disable-next-line typescript/no-deprecated -- Fabric's default is the corner
      originX: 'center',
      // oxlint-disable-next-line typescript/no-deprecated -- Fabric's default is the corner
      originY: 'center',
      strokeWidth: 0,
      // A bitmap for each object is slower than painting them all.
      objectCaching: false,
      lockScalingFlip: true,
    })
    this.controls = handlesOf(kind.handles)
  }

  /** Paints within `width` and `height` from the top-left corner. */
  protected abstract paint(context: CanvasRenderingContext2D): void

  /** Sets the element's content and position. Must not be called while the object is one of several selected ones. */
  show(element: Element): void {
    this.element = element
    this.set({ opacity: element.data?.isHidden ? HIDDEN_OPACITY : 1 })
    this.place()
  }

  dress(appearance: Appearance): void {
    this.appearance = appearance
    const { isLocked, isEdited } = appearance
    this.set({
      lockMovementX: isLocked,
      lockMovementY: isLocked,
      hasControls: !isLocked && !isEdited,
      borderDashArray: isLocked ? LOCKED_BORDER : null,
      hoverCursor: isLocked ? 'pointer' : this.moveableCursor,
    })
  }

  /** Called with the stage's zoom, for parts with a fixed size on the screen. */
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

  /** Marks the object under the pointer; less prominent than the mark of a selected object. */
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

/** Fabric's lists contain objects of any class. `instanceof` alone would lose the element's type. */
export const isElementObject = (object: unknown): object is ElementObject =>
  object instanceof ElementObject

/** An object with a position and no size, such as a product's marker. */
export const isPoint = (object: unknown): object is ElementObject =>
  isElementObject(object) && object.kind.isPoint

/** The position of an object on the frame, also while it is one of several selected ones; they are never skewed. */
export function standingOf(object: FabricObject): Placement {
  const { left, top, angle, scaleX } = object
  if (!object.group) return { x: left, y: top, rotate: angle, scale: scaleX }
  const [a, b, , , x, y] = object.calcTransformMatrix()
  return { x, y, rotate: (Math.atan2(b, a) * 180) / Math.PI, scale: Math.hypot(a, b) }
}
