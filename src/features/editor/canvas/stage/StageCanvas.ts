import { Canvas, type FabricObject, type TCornerPoint, type TPointerEvent } from 'fabric/es'
import { GestureLayers } from './GestureLayers'
import { ElementObject, isPoint } from '../objects/ElementObject'

const ACCENT_GROUND = 'rgb(15 118 110 / 12%)'
/** Strength of the fade over parts that the shop does not show. */
const FADING = 'rgb(0 0 0 / 72%)'

/** Fabric's canvas with the stage's rules for hit testing, selecting by a rectangle and painting. */
export class StageCanvas extends Canvas {
  readonly layers = new GestureLayers(this)
  /** Size of the frame in px. Everything painted outside of it is faded. */
  frameSize = { width: 0, height: 0 }
  private pointed: ElementObject | undefined

  constructor(element: HTMLCanvasElement) {
    super(element, {
      enablePointerEvents: true,
      allowTouchScrolling: true,
      renderOnAddRemove: false,
      preserveObjectStacking: true,
      // Elements are scaled proportionally, and from the opposite corner.
      uniScaleKey: null,
      centeredKey: null,
      selectionColor: ACCENT_GROUND,
      selectionBorderColor: '#0f766e',
    })
  }

  /** Whether a press is moving something or drawing a selection rectangle. */
  get isPressed(): boolean {
    return this._currentTransform !== null || this._groupSelector !== null
  }

  /** A selected marker is hit before a marker that covers it. */
  override findTarget(event: TPointerEvent) {
    const found = super.findTarget(event)
    const chosen = this.chosenMarker()
    if (!chosen || found.target === chosen || this._currentTransform) return found
    const own = this.searchPossibleTargets([chosen], this.getScenePoint(event))
    return own.target ? { ...found, ...own } : found
  }

  /** Paints a selected marker last. */
  override _chooseObjectsToRender(): FabricObject[] {
    const chosen = this.chosenMarker()
    const objects = super._chooseObjectsToRender()
    return chosen ? [...objects.filter((object) => object !== chosen), chosen] : objects
  }

  /** The objects that a selection rectangle selects: only unlocked ones. */
  override collectObjects(...about: Parameters<Canvas['collectObjects']>) {
    return super
      .collectObjects(...about)
      .filter((object) => !(object instanceof ElementObject && object.appearance.isLocked))
  }

  override _renderObjects(context: CanvasRenderingContext2D, objects: FabricObject[]): void {
    if (!this.layers.render(context, objects)) super._renderObjects(context, objects)
    if (context === this.getContext()) fadeBeside(context, this.vptCoords, this.frameSize)
  }

  /** Marks the object under the pointer on the upper canvas, so that no element is painted again. */
  pointAt(object: ElementObject | undefined): void {
    if (!object && !this.pointed) return
    this.pointed = object
    this.renderTop()
    // Fabric clears a dirty upper canvas, and this mark with it, so it is dirty only while a selection rectangle is
    // drawn.
    this.contextTopDirty = this._groupSelector !== null
  }

  override renderTopLayer(context: CanvasRenderingContext2D): void {
    super.renderTopLayer(context)
    context.save()
    context.transform(...this.viewportTransform)
    this.pointed?.renderPointed(context)
    context.restore()
  }

  private chosenMarker(): ElementObject | null {
    const chosen = this._activeObject
    return isPoint(chosen) ? chosen : null
  }
}

/** Fades everything painted outside of the frame; the context is in px of the frame. */
function fadeBeside(
  context: CanvasRenderingContext2D,
  { tl, br }: Pick<TCornerPoint, 'tl' | 'br'>,
  { width, height }: { width: number; height: number },
): void {
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = FADING
  context.beginPath()
  context.rect(tl.x, tl.y, br.x - tl.x, br.y - tl.y)
  context.rect(0, 0, width, height)
  context.fill('evenodd')
  context.restore()
}
