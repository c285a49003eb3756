import { config, type FabricObject } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'
import {
  fittingCamera,
  keptCamera,
  placeOfFrame,
  type Camera,
  type WorkArea,
} from '../../model/scene/camera'
import { ElementObject } from '../objects/ElementObject'
import type { StageCanvas } from './StageCanvas'
import type { StageEvents } from './StageView'

interface Looked {
  host: HTMLElement
  canvas: StageCanvas
  events: Pick<StageEvents, 'framed' | 'cameraMoved'>
  frame: () => Frame
  /** The camera in the document's state; null: the whole frame. */
  stored: () => Camera | null
}

/** The camera of the frame: the gesture's own during a gesture, otherwise the stored one, otherwise the whole frame. */
export class StageCamera {
  private held: Camera | null = null

  constructor(private readonly stage: Looked) {}

  get now(): Camera {
    return this.chosen ?? fittingCamera(this.stage.frame(), this.area)
  }

  /** Whether no camera was chosen, so that the whole frame is shown. */
  get isFitting(): boolean {
    return this.chosen === null
  }

  /** Sets the camera of a gesture until it ends. */
  hold(camera: Camera): void {
    this.held = keptCamera(camera, this.stage.frame())
    this.look()
  }

  /** Ends the gesture and reports its camera. */
  letGo(): void {
    if (this.held) this.stage.events.cameraMoved(this.held)
    this.held = null
  }

  /** Ends the gesture without reporting it. */
  forget(): void {
    this.held = null
  }

  /** Px of the window. */
  fromMiddle({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { left, top, width, height } = this.stage.host.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  /** Applies the camera to the canvas and the frame. The screen's density or the work area's size may have changed. */
  look(): void {
    const { canvas, events } = this.stage
    const { area } = this
    const place = placeOfFrame(this.stage.frame(), this.now, area)
    canvas.layers.end()
    canvas.frameSize = FRAME_SIZE[this.stage.frame()]
    const isResized = this.resize(area)
    const { left, top, zoom } = place
    const isZoomed = canvas.getZoom() !== zoom
    canvas.setViewportTransform([zoom, 0, 0, zoom, left, top])
    if (isZoomed) for (const object of canvas.getObjects()) fitZoom(object, zoom)
    events.framed(place)
    // A resized canvas is empty until it is painted, and would flash.
    if (isResized) canvas.renderAll()
    else canvas.requestRenderAll()
  }

  private get chosen(): Camera | null {
    return this.held ?? this.stage.stored()
  }

  private get area(): WorkArea {
    const { host } = this.stage
    const size = FRAME_SIZE[this.stage.frame()]
    // The canvas fills the work area, whose padding is the free space around the frame.
    const style = getComputedStyle(host.parentElement ?? host)
    return {
      width: host.clientWidth || size.width,
      height: host.clientHeight || size.height,
      margin: {
        top: Number.parseFloat(style.paddingTop) || 0,
        right: Number.parseFloat(style.paddingRight) || 0,
        bottom: Number.parseFloat(style.paddingBottom) || 0,
        left: Number.parseFloat(style.paddingLeft) || 0,
      },
    }
  }

  private resize({ width, height }: WorkArea): boolean {
    const { canvas } = this.stage
    const density = window.devicePixelRatio
    if (canvas.width === width && canvas.height === height && density === config.devicePixelRatio) {
      return false
    }
    config.configure({ devicePixelRatio: density })
    canvas.setDimensions({ width, height })
    return true
  }
}

function fitZoom(object: FabricObject, zoom: number): void {
  if (!(object instanceof ElementObject)) return
  object.fitZoom(zoom)
  object.setCoords()
}
