import { nanoid } from '@reduxjs/toolkit'
import type { Canvas, FabricObject, TPointerEvent } from 'fabric/es'
import { constrain } from '../model/constrain'
import type { FrameElement, Place } from '../model/types'
import type { StageEvents } from './StageView'

/** What the gestures ask of the stage that they happen on. */
interface GestureStage {
  canvas: Canvas
  events: StageEvents
  elementOf: (object: FabricObject | undefined) => FrameElement | undefined
  placeOf: (object: FabricObject) => Place
  putAt: (object: FabricObject, place: Place) => void
  /** While it is true, Fabric's events are echoes of our own drawing. */
  isSyncing: () => boolean
  /** Draws everything where the document has it. */
  redraw: () => void
}

/** Ten previews a second. */
const PREVIEW_EVERY_MS = 100

/** Turns what Fabric reports into the stage's events; a drag is local until it is dropped. */
export class StageGestures {
  private drag: { id: string; markId: string; previewedAt: number } | null = null

  constructor(private readonly stage: GestureStage) {
    const { canvas } = stage
    canvas.on('object:moving', ({ target, e }) => {
      this.move(target, e)
    })
    canvas.on('object:modified', ({ target }) => {
      this.drop(target)
    })
    canvas.on('selection:created', this.select)
    canvas.on('selection:updated', this.select)
    canvas.on('selection:cleared', this.select)
    canvas.on('mouse:over', ({ target }) => {
      if (!this.drag) this.hover(target)
    })
    canvas.on('mouse:out', ({ target }) => {
      if (!this.drag && target) this.hover(undefined)
    })
    // Fabric knows no cancelled pointer: without this a marker would stick to the next one.
    document.addEventListener('pointercancel', this.cancel)
    document.addEventListener('keydown', this.cancelByKey, true)
    window.addEventListener('blur', this.cancel)
    canvas.upperCanvasEl.addEventListener('touchstart', this.holdPage, { passive: false })
  }

  /** The mark in the hand, if any: its place is the hand's until it is dropped. */
  get draggedId(): string | null {
    return this.drag?.markId ?? null
  }

  /** Lets go without saying so: the document changed under the hand, and the document wins. */
  abandon(): void {
    this.drag = null
    const { canvas } = this.stage
    if (canvas._currentTransform) canvas.endCurrentTransform()
  }

  dispose(): void {
    this.drag = null
    document.removeEventListener('pointercancel', this.cancel)
    document.removeEventListener('keydown', this.cancelByKey, true)
    window.removeEventListener('blur', this.cancel)
    this.stage.canvas.upperCanvasEl.removeEventListener('touchstart', this.holdPage)
  }

  private move(target: FabricObject, event: TPointerEvent): void {
    const element = this.stage.elementOf(target)
    if (!element) return
    const place = constrain(element.kind, this.stage.placeOf(target))
    this.stage.putAt(target, place)
    this.drag ??= { id: nanoid(10), markId: element.id, previewedAt: -PREVIEW_EVERY_MS }
    if (event.timeStamp - this.drag.previewedAt < PREVIEW_EVERY_MS) return
    this.drag.previewedAt = event.timeStamp
    this.stage.events.previewed({ id: this.drag.id, markId: element.id, ...place })
  }

  private drop(target: FabricObject): void {
    const element = this.stage.elementOf(target)
    if (!element || !this.drag || this.stage.isSyncing()) return
    const place = constrain(element.kind, this.stage.placeOf(target))
    this.drag = null
    if (place.x === element.x && place.y === element.y) this.stage.events.cancelled()
    else this.stage.events.moved(element.id, place)
  }

  private readonly select = (): void => {
    if (this.stage.isSyncing()) return
    const elements = this.stage.canvas.getActiveObjects().map(this.stage.elementOf)
    this.stage.events.selected(elements.flatMap((element) => element?.id ?? []))
  }

  private hover(target: FabricObject | undefined): void {
    if (!this.stage.isSyncing()) this.stage.events.hovered(this.stage.elementOf(target)?.id ?? null)
  }

  private readonly cancel = (): void => {
    if (!this.drag) return
    this.stage.redraw()
    this.stage.events.cancelled()
  }

  private readonly cancelByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.drag) return
    event.stopPropagation()
    this.cancel()
  }

  /** A finger on a marker drags it; a finger beside one scrolls the page. */
  private readonly holdPage = (event: TouchEvent): void => {
    if (this.stage.elementOf(this.stage.canvas.findTarget(event).target)) event.preventDefault()
  }
}
