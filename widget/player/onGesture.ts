/** The minimum movement of a finger in px. */
const MIN_DISTANCE = 40
/** A press that is longer than this, in ms, pauses the story and is not a tap. */
const HOLD_MS = 300
/** The share of the width in which a tap leads to the previous story. A tap on the rest leads to the next one. */
const BACK_SHARE = 0.33

export interface Gestures {
  onHold(isHeld: boolean): void
  /** Called after a tap or a click on the first third (-1) or on the rest (1). */
  onTap(way: 1 | -1): void
  /** Called after a swipe to the next (1) or to the previous one (-1). */
  onSwipe(way: 1 | -1): void
  onSwipeDown(): void
}

/** Elements that handle presses themselves. */
const CONTROL = 'a, button, input, label, .interaction'

/** Handles presses on the picture: a hold, a tap or a swipe. Presses on the controls over it are ignored. */
export function onGesture(
  node: HTMLElement,
  { onHold, onTap, onSwipe, onSwipeDown }: Gestures,
): void {
  let start: { id: number; x: number; y: number; at: number } | null = null
  const end = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return null
    const { x, y, at } = start
    start = null
    onHold(false)
    return { x: event.clientX - x, y: event.clientY - y, ms: event.timeStamp - at }
  }
  node.addEventListener('pointerdown', (event) => {
    const { isPrimary, button, target, pointerId, clientX, clientY, timeStamp } = event
    const isControl = target instanceof Element && target.closest(CONTROL) !== null
    if (!isPrimary || button !== 0 || isControl) return
    start = { id: pointerId, x: clientX, y: clientY, at: timeStamp }
    onHold(true)
  })
  node.addEventListener('pointerup', (event) => {
    const way = end(event)
    if (!way) return
    const [across, down] = [Math.abs(way.x), Math.abs(way.y)]
    if (across >= MIN_DISTANCE && across > down * 1.5) onSwipe(isOnward(node, way.x < 0) ? 1 : -1)
    else if (way.y >= MIN_DISTANCE && down > across * 1.5) onSwipeDown()
    else if (way.ms < HOLD_MS && across < MIN_DISTANCE && down < MIN_DISTANCE) {
      const { left, width } = node.getBoundingClientRect()
      const share = (event.clientX - left) / Math.max(1, width)
      const isBack = isRightToLeft(node) ? share > 1 - BACK_SHARE : share < BACK_SHARE
      onTap(isBack ? -1 : 1)
    }
  })
  node.addEventListener('pointercancel', end)
  // Keeps a long press from opening the picture's context menu.
  node.addEventListener('contextmenu', (event) => event.preventDefault())
}

const isRightToLeft = (node: HTMLElement) => getComputedStyle(node).direction === 'rtl'
const isOnward = (node: HTMLElement, isLeft: boolean) => isLeft !== isRightToLeft(node)
