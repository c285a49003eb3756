/** A pointer over the stage, at places in percent of a frame that is shown at 736 px. */
const SIDE = 736

function fire(target: EventTarget, type: string, x: number, y: number, buttons: number): void {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: (x / 100) * SIDE,
    clientY: (y / 100) * SIDE,
    buttons,
  })
  // jsdom has no PointerEvent; Fabric reads these two of it.
  Object.defineProperties(event, {
    pointerId: { value: 1 },
    isPrimary: { value: true },
  })
  target.dispatchEvent(event)
}

export function makePointer(canvas: HTMLCanvasElement) {
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, SIDE, SIDE)
  return {
    press: (x: number, y: number) => {
      fire(canvas, 'pointermove', x, y, 0)
      fire(canvas, 'pointerdown', x, y, 1)
    },
    move: (x: number, y: number) => {
      fire(document, 'pointermove', x, y, 1)
    },
    release: (x: number, y: number) => {
      fire(document, 'pointerup', x, y, 0)
    },
  }
}
