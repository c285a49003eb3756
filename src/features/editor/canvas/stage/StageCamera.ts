import { config, type FabricObject } from 'fabric/es'
import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/media'
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
  /** As the document's state has it; null: the whole frame. */
  stored: () => Camera | null
}

/** How the frame is looked at: what a hand makes of it comes first, then what is stored, then what fits. */
export class StageCamera {
  private held: Camera | null = null

  constructor(private readonly stage: Looked) {}

  get now(): Camera {
    return this.chosen ?? fittingCamera(this.stage.frame(), this.area)
  }

  /** Whether the whole frame is shown because nobody chose otherwise. */
  get isFitting(): boolean {
    return this.chosen === null
  }

  /** Looks so until the hand lets go. */
  hold(camera: Camera): void {
    this.held = keptCamera(camera, this.stage.frame())
    this.look()
  }

  /** Says how the hand left it. */
  letGo(): void {
    if (this.held) this.stage.events.cameraMoved(this.held)
    this.held = null
  }

  /** What a hand made of it is over without being said. */
  forget(): void {
    this.held = null
  }

  /** Px of the window. */
  fromMiddle({ x, y }: { x: number; y: number }): { x: number; y: number } {
    const { left, top, width, height } = this.stage.host.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  /** Brings canvas and frame to where they are looked at; density and size of the work area may have changed. */
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
    // A canvas that got another size is empty: it would flash.
    if (isResized) canvas.renderAll()
    else canvas.requestRenderAll()
  }

  private get chosen(): Camera | null {
    return this.held ?? this.stage.stored()
  }

  private get area(): WorkArea {
    const { host } = this.stage
    const size = FRAME_SIZE[this.stage.frame()]
    // The canvas fills the work area; what is left free round the frame is that area's padding.
    const { paddingLeft, paddingTop } = getComputedStyle(host.parentElement ?? host)
    return {
      width: host.clientWidth || size.width,
      height: host.clientHeight || size.height,
      margin: { x: Number.parseFloat(paddingLeft) || 0, y: Number.parseFloat(paddingTop) || 0 },
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
