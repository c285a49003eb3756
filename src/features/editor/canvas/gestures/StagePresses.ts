import type { FabricObject, TPointerEvent } from 'fabric/es'
import { isElementObject } from '@/features/editor/canvas/objects/ElementObject'
import { pointerType, slack, windowPlace } from './pointers'
import type { StageCanvas } from '@/features/editor/canvas/stage/StageCanvas'
import type { StageEvents } from '@/features/editor/canvas/stage/StageView'

/** The parts of the stage that the presses use. */
interface PressStage {
  canvas: StageCanvas
  events: Pick<StageEvents, 'textOpened' | 'menuOpened' | 'pressedNothing'>
  isReadOnly: () => boolean
  chooseAt: (event: TPointerEvent, target: FabricObject | undefined) => void
  /** Releases an element that was pressed but not moved. */
  release: () => void
}

const LONG_PRESS_MS = 500
const DOUBLE_TAP_MS = 350

/** Presses that open something: two clicks or taps open a text, a right click or a long press the menu. */
export class StagePresses {
  private longPress: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null
  private tap: { at: number; target: FabricObject } | null = null
  private isPen = false
  /** Whether the press moved something; the click after it then opens nothing. */
  private hasMoved = false
  /** The position of a press on an empty point while nothing was selected. */
  private beside: { x: number; y: number } | null = null
  /**
   * The point where that press ended, in percent of the frame. It is reported with the click, after the browser's own
   * handling of the press.
   */
  private pressed: { x: number; y: number } | null = null

  constructor(private readonly stage: PressStage) {
    const { canvas } = stage
    canvas.on('object:modified', () => {
      this.hasMoved = true
    })
    canvas.on('mouse:dblclick', ({ target }) => {
      if (!this.hasMoved) this.openText(target)
    })
    canvas.on('contextmenu', ({ e, target }) => {
      // A long press of a finger is timed here: not every browser reports it.
      if (e instanceof MouseEvent && pointerType(e) !== 'touch') this.openMenu(e, target)
    })
    canvas.on('mouse:down:before', ({ e, target }) => {
      this.hasMoved = false
      this.isPen = pointerType(e) === 'pen'
      if (pointerType(e) === 'touch') this.startLongPress(e, target)
      const isMain = !('button' in e && e.button > 0) && !e.ctrlKey && !e.metaKey && !e.shiftKey
      const isFree = !target && canvas.getActiveObjects().length === 0
      this.beside = isMain && isFree ? windowPlace(e) : null
    })
    canvas.on('mouse:move', ({ e }) => {
      this.moveLongPress(e)
    })
    canvas.on('mouse:up', ({ e, target }) => {
      const isTap = this.longPress !== null
      this.endLongPress()
      if (isTap) this.countTap(e, target)
      this.pressed = target ? null : this.besideAt(e)
    })
    document.addEventListener('pointercancel', this.endLongPress)
    canvas.upperCanvasEl.addEventListener('click', this.reportPress)
    canvas.upperCanvasEl.addEventListener('touchstart', this.holdPage, { passive: false })
  }

  dispose(): void {
    this.endLongPress()
    document.removeEventListener('pointercancel', this.endLongPress)
    const { upperCanvasEl } = this.stage.canvas
    upperCanvasEl.removeEventListener('click', this.reportPress)
    upperCanvasEl.removeEventListener('touchstart', this.holdPage)
  }

  /** Drops the press that has begun. */
  abandon(): void {
    this.endLongPress()
    this.tap = null
    this.beside = null
    this.pressed = null
  }

  private readonly reportPress = (): void => {
    if (this.pressed) this.stage.events.pressedNothing(this.pressed)
    this.pressed = null
  }

  private besideAt(event: TPointerEvent): { x: number; y: number } | null {
    const from = this.beside
    this.beside = null
    const { canvas } = this.stage
    if (!from || this.stage.isReadOnly()) return null
    const { x, y } = windowPlace(event)
    if (Math.hypot(x - from.x, y - from.y) >= slack(event)) return null
    const { width, height } = canvas.frameSize
    const point = canvas.getScenePoint(event)
    const place = { x: (point.x / width) * 100, y: (point.y / height) * 100 }
    return [place.x, place.y].every((part) => part >= 0 && part <= 100) ? place : null
  }

  private openText(target: FabricObject | undefined): void {
    if (this.stage.isReadOnly() || !isElementObject(target) || !target.kind.isWritten) return
    this.stage.events.textOpened(target.element.id)
  }

  private openMenu(event: TPointerEvent, target: FabricObject | undefined): void {
    if (this.stage.isReadOnly()) return
    this.stage.release()
    this.stage.chooseAt(event, target)
    this.stage.events.menuOpened(windowPlace(event))
  }

  private startLongPress(event: TPointerEvent, target: FabricObject | undefined): void {
    this.endLongPress()
    const timer = setTimeout(() => {
      this.abandon()
      this.openMenu(event, target)
    }, LONG_PRESS_MS)
    this.longPress = { timer, ...windowPlace(event) }
  }

  private moveLongPress(event: TPointerEvent): void {
    if (!this.longPress) return
    const { x, y } = windowPlace(event)
    const way = Math.hypot(x - this.longPress.x, y - this.longPress.y)
    if (way >= slack(event)) this.endLongPress()
  }

  private readonly endLongPress = (): void => {
    if (this.longPress) clearTimeout(this.longPress.timer)
    this.longPress = null
  }

  /** Counts taps, because two taps fire no double click when the default action of touches is prevented. */
  private countTap({ timeStamp }: TPointerEvent, target: FabricObject | undefined): void {
    const isSecond = this.tap?.target === target && timeStamp - (this.tap?.at ?? 0) < DOUBLE_TAP_MS
    this.tap = target && !isSecond ? { at: timeStamp, target } : null
    if (isSecond) this.openText(target)
  }

  /**
   * A finger on an element or its handle drags the element; a finger elsewhere scrolls the page. A pen acts like a
   * mouse.
   */
  private readonly holdPage = (event: TouchEvent): void => {
    if (this.stage.isReadOnly()) return
    const { target } = this.stage.canvas.findTarget(event)
    const isMovable = target !== undefined && !(target.lockMovementX && target.lockMovementY)
    if (isMovable || this.isPen) event.preventDefault()
  }
}
