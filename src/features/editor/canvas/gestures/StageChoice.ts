import type { FabricObject, TPointerEvent } from 'fabric/es'
import { isElementObject } from '@/features/editor/canvas/objects/ElementObject'
import { pointerType, windowPlace } from './pointers'
import { SelectionObject } from '@/features/editor/canvas/objects/SelectionObject'
import type { StageCanvas } from '@/features/editor/canvas/stage/StageCanvas'
import type { StageEvents } from '@/features/editor/canvas/stage/StageView'

/** The parts of the stage that StageChoice uses. */
interface ChoiceStage {
  canvas: StageCanvas
  events: Pick<StageEvents, 'selected' | 'hovered'>
  isReadOnly: () => boolean
  /** Whether Fabric's current events are caused by the stage's own drawing. */
  isSyncing: () => boolean
}

/** Reports selecting and hovering as the stage's events. */
export class StageChoice {
  /** The pressed selection of several elements: a click on it selects the element under the pointer. */
  private pressed: SelectionObject | null = null

  constructor(private readonly stage: ChoiceStage) {
    const { canvas } = stage
    canvas.on('selection:created', this.report)
    canvas.on('selection:updated', this.report)
    canvas.on('selection:cleared', this.report)
    canvas.on('mouse:down:before', ({ e, target }) => {
      this.press(e, target)
    })
    canvas.on('object:modified', () => {
      this.pressed = null
    })
    canvas.on('mouse:up', ({ e }) => {
      this.release(e)
    })
    canvas.on('mouse:over', ({ target }) => {
      this.point(target)
    })
    canvas.on('mouse:out', ({ target, nextTarget }) => {
      if (target && !nextTarget) this.point(undefined)
    })
  }

  /** Selects the element under the pointer, unless it is selected already; an empty point clears the selection. */
  chooseAt(event: TPointerEvent, target: FabricObject | undefined): void {
    const { canvas } = this.stage
    if (!target) canvas.discardActiveObject(event)
    else if (target !== canvas.getActiveObject()) canvas.setActiveObject(target, event)
    canvas.requestRenderAll()
  }

  private press(event: TPointerEvent, target: FabricObject | undefined): void {
    const { canvas, isReadOnly } = this.stage
    // A finger beside the elements scrolls the page, so it draws no selection rectangle.
    canvas.selection = !isReadOnly() && pointerType(event) !== 'touch'
    const isPlain = !event.shiftKey && !('button' in event && event.button > 0)
    const isInside = target instanceof SelectionObject && !target.getActiveControl()
    this.pressed = isPlain && isInside ? target : null
  }

  private release(event: TPointerEvent): void {
    const { canvas, events } = this.stage
    // During a gesture the stage does not notice that the pointer leaves the canvas, and a finger never hovers.
    if (pointerType(event) === 'touch' || !isOver(event, canvas.upperCanvasEl)) events.hovered(null)
    const { pressed } = this
    this.pressed = null
    if (!pressed || pressed !== canvas.getActiveObject()) return
    const objects = canvas.getObjects()
    this.chooseAt(event, canvas.searchPossibleTargets(objects, canvas.getScenePoint(event)).target)
  }

  private readonly report = (): void => {
    if (this.stage.isSyncing()) return
    this.stage.events.selected(this.stage.canvas.getActiveObjects().flatMap(idOf))
  }

  private point(target: FabricObject | undefined): void {
    const { canvas, isSyncing, events } = this.stage
    if (isSyncing() || canvas._currentTransform) return
    events.hovered(idOf(target)[0] ?? null)
  }
}

const idOf = (object: FabricObject | undefined) =>
  isElementObject(object) ? [object.element.id] : []

function isOver(event: TPointerEvent, element: HTMLElement): boolean {
  const { x, y } = windowPlace(event)
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}
