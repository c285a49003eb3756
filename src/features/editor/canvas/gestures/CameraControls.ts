import { panned, zoomedAt, type Camera, type Point } from '@/features/editor/model/scene/camera'
import { isTyping } from '@/features/editor/ownKeys'
import type { StageCamera } from '@/features/editor/canvas/stage/StageCamera'

interface LookedAt {
  host: HTMLElement
  camera: StageCamera
  /** Whether an earlier press is still moving, rotating or selecting something. */
  isBusy: () => boolean
  /** Cancels the gesture that the first finger began, when a second finger is put down. */
  abandonPress: () => void
}

type Grip = { pointer: number; last: Point } | { from: Camera; middle: Point; span: number }

const LINE = 16
/** The maximum px that one notch of a wheel counts. */
const MAX_NOTCH = 24
const ZOOM_OF_WHEEL = 0.01
/** The wheel counts as stopped after a pause of this length. */
const WHEEL_REST_MS = 150
const MIDDLE_BUTTON = 1

/**
 * Zooms with Ctrl and the wheel or with two fingers, and pans with Space, the middle button, the wheel or two
 * fingers.
 */
export class CameraControls {
  private readonly fingers = new Map<number, Point>()
  private grip: Grip | null = null
  private isSpaceHeld = false
  private wheelRests: ReturnType<typeof setTimeout> | null = null
  private readonly unsubscribers: (() => void)[]

  constructor(private readonly stage: LookedAt) {
    const { host } = stage
    const active = { passive: false }
    // Capturing listeners run before the canvas's own ones.
    const first = { capture: true }
    this.unsubscribers = [
      listen(host, 'pointerdown', this.press, first),
      listen(host, 'mousedown', this.stopScrolling, first),
      listen(host, 'wheel', this.roll, active),
      listen(host, 'touchstart', this.holdPage, active),
      listen(window, 'pointerdown', this.endWheel, first),
      listen(window, 'pointermove', this.move, first),
      listen(window, 'pointerup', this.release, first),
      listen(window, 'pointercancel', this.release, first),
      listen(window, 'keydown', this.pressKey, first),
      listen(window, 'keyup', this.releaseKey, first),
      listen(window, 'blur', this.letGo),
    ]
  }

  dispose(): void {
    for (const unsubscribe of this.unsubscribers) unsubscribe()
    if (this.wheelRests) clearTimeout(this.wheelRests)
  }

  private readonly press = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') this.touch(event)
    else if (this.isForPanning(event)) {
      event.preventDefault()
      event.stopPropagation()
      this.grip = { pointer: event.pointerId, last: placeOf(event) }
      this.show('grabbing')
    }
  }

  private isForPanning({ button }: PointerEvent): boolean {
    return !this.stage.isBusy() && (button === MIDDLE_BUTTON || (button === 0 && this.isSpaceHeld))
  }

  private touch(event: PointerEvent): void {
    this.fingers.set(event.pointerId, placeOf(event))
    if (this.fingers.size < 2) return
    event.stopPropagation()
    if (this.fingers.size > 2) return
    this.stage.abandonPress()
    this.grip = { from: this.stage.camera.now, ...spread(this.fingers) }
  }

  private readonly move = (event: PointerEvent): void => {
    const { grip } = this
    const isFinger = this.fingers.has(event.pointerId)
    if (isFinger) this.fingers.set(event.pointerId, placeOf(event))
    if (!grip || ('pointer' in grip ? grip.pointer !== event.pointerId : !isFinger)) return
    event.stopPropagation()
    if ('pointer' in grip) this.drag(grip, placeOf(event))
    else this.pinch(grip)
  }

  private drag(grip: Extract<Grip, { pointer: number }>, to: Point): void {
    const { camera } = this.stage
    camera.hold(panned(camera.now, { x: to.x - grip.last.x, y: to.y - grip.last.y }))
    grip.last = to
  }

  private pinch({ from, middle, span }: Exclude<Grip, { pointer: number }>): void {
    const { camera } = this.stage
    const now = spread(this.fingers)
    const grown = zoomedAt(from, now.span / span, camera.fromMiddle(middle))
    camera.hold(panned(grown, { x: now.middle.x - middle.x, y: now.middle.y - middle.y }))
  }

  private readonly release = (event: PointerEvent): void => {
    const { grip } = this
    const wasFinger = this.fingers.delete(event.pointerId)
    if (!grip || ('pointer' in grip ? grip.pointer !== event.pointerId : !wasFinger)) return
    // The release of the first finger must reach the canvas too, because the canvas has handled its press.
    if (!event.isPrimary || 'pointer' in grip) event.stopPropagation()
    this.letGo()
  }

  private readonly letGo = (): void => {
    if (this.grip) this.stage.camera.letGo()
    this.grip = null
    this.isSpaceHeld = false
    this.show(null)
  }

  private readonly roll = (event: WheelEvent): void => {
    const { camera } = this.stage
    const isZoom = event.ctrlKey || event.metaKey
    // While the whole frame is visible, the wheel scrolls the page.
    if (!isZoom && camera.isFitting) return
    event.preventDefault()
    if (this.stage.isBusy() || this.grip) return
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE
    if (isZoom) {
      const notch = Math.min(Math.max(event.deltaY * unit, -MAX_NOTCH), MAX_NOTCH)
      const at = camera.fromMiddle(placeOf(event))
      camera.hold(zoomedAt(camera.now, Math.exp(-notch * ZOOM_OF_WHEEL), at))
    } else {
      const way = { x: -event.deltaX * unit, y: -event.deltaY * unit }
      const isTurned = event.shiftKey && event.deltaX === 0
      camera.hold(panned(camera.now, isTurned ? { x: way.y, y: 0 } : way))
    }
    if (this.wheelRests) clearTimeout(this.wheelRests)
    this.wheelRests = setTimeout(this.endWheel, WHEEL_REST_MS)
  }

  /** The zoom by wheel must end first, so that a key or a button zooms on from it. */
  private readonly endWheel = (): void => {
    if (!this.wheelRests) return
    clearTimeout(this.wheelRests)
    this.wheelRests = null
    this.stage.camera.letGo()
  }

  /** Prevents the browser's own scrolling by the middle button. */
  private readonly stopScrolling = (event: MouseEvent): void => {
    if (event.button === MIDDLE_BUTTON) event.preventDefault()
  }

  private readonly holdPage = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault()
  }

  private readonly pressKey = (event: KeyboardEvent): void => {
    // Ctrl is held during a zoom by wheel, so its release ends the zoom.
    if (event.key !== 'Control' && event.key !== 'Meta') this.endWheel()
    if (event.code !== 'Space' || isTyping(event.target)) return
    const { host } = this.stage
    const isOwn = event.target === document.body || event.target === host.parentElement
    // Elsewhere Space presses the focused control, unless the frame is being dragged.
    if (isOwn) event.preventDefault()
    this.isSpaceHeld = true
    if (!this.grip) this.show('grab')
  }

  private readonly releaseKey = (event: KeyboardEvent): void => {
    if (event.code !== 'Space') return
    if (this.grip) event.preventDefault()
    this.isSpaceHeld = false
    if (!this.grip) this.show(null)
  }

  private show(hand: 'grab' | 'grabbing' | null): void {
    const { host } = this.stage
    if (hand) host.dataset.hand = hand
    else delete host.dataset.hand
  }
}

/** Returns a function that removes the listener. */
function listen<Name extends keyof WindowEventMap>(
  target: Window | HTMLElement,
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): () => void {
  const listener = handler as EventListener
  target.addEventListener(name, listener, options)
  return () => {
    target.removeEventListener(name, listener, options)
  }
}

const placeOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

function spread(fingers: ReadonlyMap<number, Point>): { middle: Point; span: number } {
  const [one, other] = [...fingers.values()]
  if (!one || !other) throw new Error('Two fingers are needed')
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    // At least 1: two fingers at one point would zoom in without end.
    span: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
  }
}
