const DISTANCE_PX = 60

/** Calls with 1 for a swipe to the left (onwards) and -1 for one to the right. */
export function swipe(target: HTMLElement, onSwipe: (direction: 1 | -1) => void): void {
  let start: { x: number; y: number } | null = null
  target.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch] = touches
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    { passive: true },
  )
  target.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const [touch] = changedTouches
      if (!start || !touch) return
      const x = touch.clientX - start.x
      const y = touch.clientY - start.y
      start = null
      if (Math.abs(x) > DISTANCE_PX && Math.abs(x) > Math.abs(y) * 2) onSwipe(x < 0 ? 1 : -1)
    },
    { passive: true },
  )
}
