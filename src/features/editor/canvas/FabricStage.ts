import type { Frame } from '@/contract/entities/posts/media'
import type { ObjectClasses } from '@/features/editor/kinds/elementKinds'
import { onAssetLoaded } from './measure/loadedAssets'
import { CameraControls } from './gestures/CameraControls'
import { drawGuides } from './gestures/moving'
import type { CanvasWords } from './objects/ElementObject'
import { askAgain, forgetPictures } from './measure/pictures'
import { SceneObjects } from './stage/SceneObjects'
import { SelectionObject } from './objects/SelectionObject'
import { StageCamera } from './stage/StageCamera'
import { StageCanvas } from './stage/StageCanvas'
import { StageChoice } from './gestures/StageChoice'
import { StageGestures } from './gestures/StageGestures'
import { StagePresses } from './gestures/StagePresses'
import type { StageEvents, StageView } from './stage/StageView'

const EMPTY_VIEW: StageView = {
  scene: null,
  selection: [],
  hovered: null,
  gesture: null,
  editing: null,
  camera: null,
  isReadOnly: true,
}

/**
 * The elements of one frame on its own canvas inside `host`. The document alone determines what is
 * drawn: the stage draws its changes and reports the user's actions, but reports nothing while it
 * draws.
 */
export class FabricStage {
  readonly canvas: StageCanvas
  private readonly objects: SceneObjects
  private readonly gestures: StageGestures
  private readonly presses: StagePresses
  private readonly camera: StageCamera
  private readonly cameraControls: CameraControls
  private readonly resizing: ResizeObserver
  private readonly unsubscribeAssets: () => void
  private view = EMPTY_VIEW
  private syncing = 0

  constructor(
    private readonly host: HTMLElement,
    private readonly events: StageEvents,
    classes: ObjectClasses,
    words: CanvasWords,
  ) {
    const element = document.createElement('canvas')
    host.append(element)
    const canvas = new StageCanvas(element)
    this.canvas = canvas
    this.objects = new SceneObjects(canvas, classes, words)
    this.gestures = new StageGestures({
      canvas,
      objects: this.objects,
      events,
      frame: () => this.frame,
      redraw: this.redraw,
    })
    const isReadOnly = () => this.view.isReadOnly
    const choice = new StageChoice({
      canvas,
      events,
      isReadOnly,
      isSyncing: () => this.syncing > 0,
    })
    this.presses = new StagePresses({
      canvas,
      events,
      isReadOnly,
      chooseAt: (event, target) => {
        choice.chooseAt(event, target)
      },
      release: () => {
        this.gestures.cancel()
      },
    })
    this.camera = new StageCamera({
      host,
      canvas,
      events,
      frame: () => this.frame,
      stored: () => this.view.camera,
    })
    this.cameraControls = new CameraControls({
      host,
      camera: this.camera,
      isBusy: () => canvas.isPressed || this.gestures.movedIds.length > 0,
      abandonPress: () => {
        this.gestures.cancel()
        this.presses.abandon()
      },
    })
    canvas.on('after:render', ({ ctx }) => {
      if (ctx === canvas.getContext()) this.drawGuides(ctx)
    })
    this.unsubscribeAssets = onAssetLoaded(this.redraw)
    this.resizing = new ResizeObserver(this.fit)
    this.resizing.observe(host)
    window.addEventListener('resize', this.fit)
    window.addEventListener('online', askAgain)
    this.fit()
  }

  /** Updates the canvas to a view. The same view again causes no work. */
  draw(view: StageView): void {
    if (view === this.view) return
    const before = this.view
    this.view = view
    if (isPointedOnly(before, view)) {
      this.drawHover()
      return
    }
    const isOtherFrame = view.scene?.frame !== before.scene?.frame
    if (isOtherFrame) this.camera.forget()
    if (isOtherFrame || view.camera !== before.camera) this.camera.look()
    // When the document changes during a gesture, the gesture is discarded.
    const isLost =
      this.gestures.movedIds.length > 0 && (view.scene !== before.scene || view.isReadOnly)
    this.sync(() => {
      if (isLost) this.gestures.abandon()
      this.drawElements()
      this.drawSelection()
    })
    if (isLost) this.events.cancelled()
  }

  /** Called once and not awaited: it resolves only with the next frame of a visible page. */
  dispose(): void {
    this.gestures.dispose()
    this.presses.dispose()
    this.cameraControls.dispose()
    this.unsubscribeAssets()
    this.resizing.disconnect()
    window.removeEventListener('resize', this.fit)
    window.removeEventListener('online', askAgain)
    forgetPictures()
    // Until the last frame is drawn Fabric still listens to the pointer.
    this.canvas.off()
    this.canvas.dispose().catch(() => undefined)
    this.host.replaceChildren()
  }

  private get frame(): Frame {
    return this.view.scene?.frame ?? 'square'
  }

  private sync(work: () => void): void {
    this.syncing += 1
    try {
      work()
    } finally {
      this.syncing -= 1
    }
    this.drawHover()
    this.canvas.requestRenderAll()
  }

  /** Resets all objects to the document, with the sizes of the fonts and pictures that are loaded by now. */
  private readonly redraw = (): void => {
    this.sync(() => {
      this.canvas.layers.end()
      this.objects.distrust(this.objects.all())
      this.drawElements()
      this.drawSelection()
    })
  }

  private drawElements(): void {
    const { gesture, ...view } = this.view
    this.objects.draw({ ...view, places: gesture?.places ?? {} }, this.gestures.movedIds)
  }

  private drawSelection(): void {
    const { canvas, objects } = this
    const wanted = this.view.selection.flatMap((id) => objects.objectOf(id) ?? [])
    const chosen = canvas.getActiveObjects()
    if (wanted.length === chosen.length && wanted.every((one) => chosen.includes(one))) return
    canvas.discardActiveObject()
    const [first] = wanted
    if (wanted.length > 1) canvas.setActiveObject(new SelectionObject(wanted, { canvas }))
    else if (first) canvas.setActiveObject(first)
  }

  private drawHover(): void {
    const { hovered } = this.view
    this.canvas.pointAt(hovered === null ? undefined : this.objects.objectOf(hovered))
  }

  private drawGuides(context: CanvasRenderingContext2D): void {
    const guides = this.gestures.guides ?? this.view.gesture?.guides ?? []
    drawGuides(context, guides, this.frame, this.canvas.viewportTransform)
  }

  /** The scene is in px of the frame; the camera fits the frame into the host. */
  private readonly fit = (): void => {
    this.camera.look()
  }
}

/** Whether the views differ only in the hovered element. */
const isPointedOnly = (one: StageView, other: StageView) =>
  one.scene === other.scene &&
  one.selection === other.selection &&
  one.gesture === other.gesture &&
  one.editing === other.editing &&
  one.camera === other.camera &&
  one.isReadOnly === other.isReadOnly
