import { Canvas, config, type FabricObject } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { FrameElement, Place } from '../model/types'
import { canvasKinds } from './kinds/canvasKinds'
import { StageGestures } from './StageGestures'
import type { StageEvents, StageView } from './StageView'

interface Drawn {
  object: FabricObject
  element: FrameElement
}

const FRAME = FRAME_SIZE.square
const EMPTY_VIEW: StageView = {
  scene: null,
  selection: [],
  hovered: null,
  gesture: null,
  isReadOnly: true,
}

/**
 * The elements of one frame on a canvas of its own inside `host`. The document is the only truth: the stage draws
 * what differs from it and reports what a hand does; it reports nothing while it draws.
 */
export class FabricStage {
  readonly canvas: Canvas
  private readonly gestures: StageGestures
  private readonly drawn = new Map<string, Drawn>()
  private readonly ids = new WeakMap<FabricObject, string>()
  private readonly resizing: ResizeObserver
  private view = EMPTY_VIEW
  private syncing = 0

  constructor(
    private readonly host: HTMLElement,
    events: StageEvents,
  ) {
    const element = document.createElement('canvas')
    host.append(element)
    this.canvas = new Canvas(element, {
      enablePointerEvents: true,
      allowTouchScrolling: true,
      renderOnAddRemove: false,
      selection: false,
      // What is chosen is drawn, and taken by the hand, before what covers it.
      preserveObjectStacking: false,
    })
    this.gestures = new StageGestures({
      canvas: this.canvas,
      events,
      elementOf: (object) => object && this.drawn.get(this.ids.get(object) ?? '')?.element,
      placeOf: ({ left, top }) => ({
        x: (left / FRAME.width) * 100,
        y: (top / FRAME.height) * 100,
      }),
      putAt,
      isSyncing: () => this.syncing > 0,
      redraw: () => {
        this.sync(() => {
          this.gestures.abandon()
          this.drawElements()
        })
      },
    })
    this.resizing = new ResizeObserver(this.fit)
    this.resizing.observe(host)
    window.addEventListener('resize', this.fit)
    this.fit()
  }

  /** Brings the canvas to a view; the same view costs nothing. */
  draw(view: StageView): void {
    if (view === this.view) return
    const hasNewScene = view.scene !== this.view.scene
    this.view = view
    this.sync(() => {
      if (hasNewScene && this.gestures.draggedId) this.gestures.abandon()
      this.drawElements()
      this.drawSelection()
    })
  }

  /** Once, and never awaited: it settles only with the next frame of a visible page. */
  dispose(): void {
    this.gestures.dispose()
    this.resizing.disconnect()
    window.removeEventListener('resize', this.fit)
    this.drawn.clear()
    this.canvas.dispose().catch(() => undefined)
    this.host.replaceChildren()
  }

  private sync(work: () => void): void {
    this.syncing += 1
    try {
      work()
    } finally {
      this.syncing -= 1
    }
    this.canvas.requestRenderAll()
  }

  private drawElements(): void {
    const elements = this.view.scene?.elements ?? []
    const wanted = new Set(elements.map(({ id }) => id))
    for (const [id, { object }] of this.drawn) {
      if (wanted.has(id)) continue
      this.canvas.remove(object)
      this.drawn.delete(id)
    }
    for (const [index, element] of elements.entries()) {
      const object = this.drawn.get(element.id)?.object ?? this.create(element)
      this.drawn.set(element.id, { object, element })
      this.update(object, element)
      if (this.canvas.item(index) !== object) this.canvas.moveObjectTo(object, index)
    }
  }

  private create(element: FrameElement): FabricObject {
    const object = canvasKinds[element.kind].create()
    this.ids.set(object, element.id)
    this.scaleToScreen(object)
    this.canvas.add(object)
    return object
  }

  private update(object: FabricObject, element: FrameElement): void {
    const { gesture, selection, hovered, isReadOnly } = this.view
    canvasKinds[element.kind].update(object, element, {
      isSelected: selection.includes(element.id),
      isHovered: hovered === element.id,
    })
    object.set({ lockMovementX: isReadOnly, lockMovementY: isReadOnly })
    if (this.gestures.draggedId === element.id) return
    putAt(object, gesture?.markId === element.id ? gesture : element)
  }

  private drawSelection(): void {
    const [id = ''] = this.view.selection
    const object = this.drawn.get(id)?.object
    if (this.canvas.getActiveObject() === object) return
    if (object) this.canvas.setActiveObject(object)
    else this.canvas.discardActiveObject()
  }

  /** The frame's own px are the units of the scene; zoom and pixel density fit them to the host. */
  private readonly fit = (): void => {
    config.configure({ devicePixelRatio: window.devicePixelRatio })
    const width = this.host.clientWidth || FRAME.width
    const zoom = width / FRAME.width
    this.canvas.setDimensions({ width, height: FRAME.height * zoom })
    this.canvas.setZoom(zoom)
    for (const { object } of this.drawn.values()) {
      this.scaleToScreen(object)
      object.setCoords()
    }
    this.canvas.requestRenderAll()
  }

  /** Markers have one size on the screen, whatever the size of the frame. */
  private scaleToScreen(object: FabricObject): void {
    const scale = 1 / this.canvas.getZoom()
    object.set({ scaleX: scale, scaleY: scale })
  }
}

function putAt(object: FabricObject, { x, y }: Place): void {
  object.set({ left: (x / 100) * FRAME.width, top: (y / 100) * FRAME.height })
  object.setCoords()
}
