/** The minimum distance of a swipe to the side, in px. */
const MIN_DISTANCE = 40

/** Calls back with 1 for a swipe to the next post, and with -1 for a swipe to the previous one. */
export function onSwipe(node: HTMLElement, callback: (step: 1 | -1) => void): void {
  let start: { id: number; x: number; y: number } | null = null
  node.addEventListener(
    'pointerdown',
    ({ isPrimary, pointerId, pointerType, target, clientX, clientY }) => {
      // A finger on a video or a slider moves the position in it, so it is not a swipe.
      const isDraggable = target instanceof HTMLVideoElement || target instanceof HTMLInputElement
      const isSwipe = isPrimary && pointerType !== 'mouse' && !isDraggable
      start = isSwipe ? { id: pointerId, x: clientX, y: clientY } : null
    },
  )
  node.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    if (start?.id !== pointerId) return
    const [x, y] = [clientX - start.x, clientY - start.y]
    start = null
    if (Math.abs(x) >= MIN_DISTANCE && Math.abs(x) > Math.abs(y) * 1.5) callback(x < 0 ? 1 : -1)
  })
  node.addEventListener('pointercancel', () => (start = null))
}
