import { FRAME_SIZE } from '@/contract/constants'
import type { Frame } from '@/contract/entities/posts/media'

/** The button, the keys and the type of a pointer. */
export interface PointerFacts {
  shiftKey?: boolean
  ctrlKey?: boolean
  pointerType?: 'mouse' | 'pen' | 'touch'
}

/** A pointer over the stage, at positions in percent of a frame that is shown in its own px. */
export function makePointer(canvas: HTMLCanvasElement, frame: Frame = 'square') {
  const { width, height } = FRAME_SIZE[frame]
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, width, height)

  function fire(
    target: EventTarget,
    type: string,
    [x, y]: readonly [number, number],
    { pointerType = 'mouse', ...init }: PointerFacts & MouseEventInit = {},
  ): void {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: (x / 100) * width,
      clientY: (y / 100) * height,
      ...init,
    })
    // jsdom has no PointerEvent; Fabric and the stage read these properties.
    Object.defineProperties(event, {
      pointerId: { value: 1 },
      isPrimary: { value: true },
      pointerType: { value: pointerType },
    })
    target.dispatchEvent(event)
  }

  const press = (x: number, y: number, facts?: PointerFacts) => {
    fire(canvas, 'pointermove', [x, y], { ...facts, buttons: 0 })
    fire(canvas, 'pointerdown', [x, y], { ...facts, buttons: 1 })
  }
  const move = (x: number, y: number, facts?: PointerFacts) => {
    fire(document, 'pointermove', [x, y], { ...facts, buttons: 1 })
  }
  const release = (x: number, y: number, facts?: PointerFacts) => {
    fire(document, 'pointerup', [x, y], facts)
  }
  return {
    press,
    move,
    release,
    click: (x: number, y: number, facts?: PointerFacts) => {
      press(x, y, facts)
      release(x, y, facts)
    },
    drag: (
      from: readonly [number, number],
      to: readonly [number, number],
      facts?: PointerFacts,
    ) => {
      press(...from, facts)
      move(...to, facts)
      release(...to, facts)
    },
    doubleClick: (x: number, y: number) => {
      fire(canvas, 'dblclick', [x, y], { detail: 2 })
    },
    openMenu: (x: number, y: number) => {
      fire(canvas, 'contextmenu', [x, y], { button: 2 })
    },
  }
}
