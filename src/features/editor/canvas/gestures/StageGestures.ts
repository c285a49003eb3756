import { nanoid } from '@reduxjs/toolkit'
import type { FabricObject, TPointerEvent, Transform, XY } from 'fabric/es'
import type { Frame } from '@/contract/entities/posts/media'
import type { Guide } from '@/features/editor/model/scene/snapping'
import { boundsBy } from '@/features/editor/canvas/measure/kindMeasures'
import type { Geometries } from '@/features/editor/model/geometry'
import {
  geometryOfObject,
  isMoved,
  keepMembersPermitted,
  keepPermitted,
  movedObjects,
  placesOf,
} from './gesturePlaces'
import { isElementObject, type ElementObject } from '@/features/editor/canvas/objects/ElementObject'
import { boxOf, keepInside, keepToAxis, snapTo, keptGuides, Snapper } from './moving'
import { slack } from './pointers'
import type { SceneObjects } from '@/features/editor/canvas/stage/SceneObjects'
import type { StageCanvas } from '@/features/editor/canvas/stage/StageCanvas'
import type { StageEvents } from '@/features/editor/canvas/stage/StageView'

/** The parts of the stage that the gestures use. */
export interface GestureStage {
  canvas: StageCanvas
  objects: SceneObjects
  events: StageEvents
  frame: () => Frame
  /** Draws every element as it is in the document. */
  redraw: () => void
}

interface RunningGesture {
  id: string
  objects: ElementObject[]
  /** The position of each object when the gesture began: in the selection, or on the frame. */
  homes: ReadonlyMap<ElementObject, XY>
  snapper: Snapper
  guides: Guide[]
  previewedAt: number
  /** The timer of the preview that reports moves after the last preview. */
  nextPreview: ReturnType<typeof setTimeout> | null
}

interface TransformEvent {
  target: FabricObject
  e: TPointerEvent
  transform: Transform
  pointer: XY
}

/** A preview at most every 100 ms, and one more when the pointer rests. */
const PREVIEW_EVERY_MS = 100

/**
 * Reports moving, rotating and scaling as the stage's events. Until the release the changes are not in the document.
 */
export class StageGestures {
  private running: RunningGesture | null = null

  constructor(private readonly stage: GestureStage) {
    const { canvas } = stage
    canvas.on('object:moving', this.move)
    canvas.on('object:scaling', this.reshape)
    canvas.on('object:rotating', this.reshape)
    canvas.on('object:resizing', this.reshape)
    canvas.on('object:modified', this.drop)
    // Fabric ignores a cancelled pointer: without this an element would stick to the next one.
    document.addEventListener('pointercancel', this.cancel)
    document.addEventListener('keydown', this.cancelByKey, true)
    window.addEventListener('blur', this.cancel)
  }

  /** Ids of the moved elements: their positions belong to the gesture until it ends. */
  get movedIds(): readonly string[] {
    return this.running?.objects.map(({ element }) => element.id) ?? []
  }

  /** The guides to which the moved objects snap; null while nothing is moved. */
  get guides(): readonly Guide[] | null {
    return this.running?.guides ?? null
  }

  /** Ends the gesture without an event while the stage draws; the stage reports the end afterwards. */
  abandon(): void {
    const gesture = this.finish()
    const { canvas, objects } = this.stage
    if (gesture) objects.distrust(gesture.objects)
    if (canvas._currentTransform) canvas.endCurrentTransform()
  }

  /** Ends the gesture and resets everything to the document. */
  readonly cancel = (): void => {
    const wasRunning = this.running !== null
    this.abandon()
    if (!wasRunning) return
    this.stage.redraw()
    this.stage.events.cancelled()
  }

  /** Cancels a gesture that can no longer be ended. */
  dispose(): void {
    if (this.finish()) this.stage.events.cancelled()
    document.removeEventListener('pointercancel', this.cancel)
    document.removeEventListener('keydown', this.cancelByKey, true)
    window.removeEventListener('blur', this.cancel)
  }

  private readonly move = ({ target, e, transform, pointer }: TransformEvent): void => {
    const way = Math.hypot(pointer.x - transform.ex, pointer.y - transform.ey)
    if (!this.running && way * this.stage.canvas.getZoom() < slack(e)) {
      const { left, top } = transform.original
      target.set({ left, top })
      return
    }
    const gesture = this.begin(target)
    const isFree = e.ctrlKey || e.metaKey
    const guides = isFree ? [] : snapTo(target, gesture.snapper)
    if (e.shiftKey) keepToAxis(target, transform)
    keepInside(target, this.stage.frame())
    this.keepRules(target, gesture)
    gesture.guides = keptGuides(guides, boxOf(target))
    this.preview(gesture, e)
  }

  private readonly reshape = ({ target, e }: TransformEvent): void => {
    const gesture = this.begin(target)
    if (isElementObject(target)) keepPermitted(target, this.stage.frame())
    this.preview(gesture, e)
  }

  private keepRules(target: FabricObject, { homes }: RunningGesture): void {
    const frame = this.stage.frame()
    if (isElementObject(target)) keepPermitted(target, frame)
    else keepMembersPermitted(homes, frame)
  }

  private begin(target: FabricObject): RunningGesture {
    if (this.running) return this.running
    const { canvas, frame } = this.stage
    const objects = movedObjects(target)
    const others = this.stage.objects.all().filter((object) => !objects.includes(object))
    const boxes = others.map(({ kind, element }) => boundsBy(kind, element, frame()))
    canvas.layers.begin(objects)
    this.running = {
      id: nanoid(10),
      objects,
      homes: new Map(objects.map((object) => [object, { x: object.left, y: object.top }])),
      snapper: new Snapper(frame(), boxes, canvas.getZoom()),
      guides: [],
      previewedAt: -PREVIEW_EVERY_MS,
      nextPreview: null,
    }
    return this.running
  }

  private preview(gesture: RunningGesture, { timeStamp }: TPointerEvent): void {
    const early = gesture.previewedAt + PREVIEW_EVERY_MS - timeStamp
    if (early <= 0) this.reportPreview(gesture, timeStamp)
    else
      gesture.nextPreview ??= setTimeout(() => {
        this.reportPreview(gesture, timeStamp + early)
      }, early)
  }

  private reportPreview(gesture: RunningGesture, at: number): void {
    if (gesture.nextPreview) clearTimeout(gesture.nextPreview)
    Object.assign(gesture, { nextPreview: null, previewedAt: at })
    const { id, objects, guides } = gesture
    this.stage.events.previewed({ id, places: placesOf(objects, this.stage.frame()), guides })
  }

  private readonly drop = (): void => {
    const gesture = this.finish()
    if (!gesture) return
    const { objects, events, frame } = this.stage
    const places: Geometries = {}
    for (const object of gesture.objects) {
      const element = objects.elementOf(object)
      const place = geometryOfObject(object, frame())
      if (element && isMoved(element, place)) places[element.id] = place
    }
    objects.distrust(gesture.objects)
    if (Object.keys(places).length > 0) events.placed(places)
    else events.cancelled()
  }

  private finish(): RunningGesture | null {
    const gesture = this.running
    this.running = null
    if (gesture?.nextPreview) clearTimeout(gesture.nextPreview)
    this.stage.canvas.layers.end()
    return gesture
  }

  private readonly cancelByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.running) return
    event.stopPropagation()
    this.cancel()
  }
}
