import { element } from '../core/element'

/** How long a picture is shown, in ms. */
export const PICTURE_MS = 5000

export interface Progress {
  node: HTMLElement
  /** Draws one bar for each story of a highlight. The bars before the index are full. */
  draw(count: number, index: number): void
  /** Fills the current bar during the time of a picture, then calls back. */
  run(onEnd: () => void): void
  /** Fills the current bar by the played share of a video, 0 to 1. */
  fill(share: number): void
  setPaused(isPaused: boolean): void
  stop(): void
}

/** The bars over a story, which also measure the time of its pictures. */
export function createProgress(): Progress {
  const node = element('div', { class: 'bars', 'aria-hidden': 'true' })
  let current: HTMLElement | null = null
  let running: Animation | null = null
  let isPaused = false

  const stop = () => {
    running?.cancel()
    running = null
  }
  const fill = (share: number) => {
    if (current) current.style.transform = `scaleX(${share})`
  }
  return {
    node,
    draw(count, index) {
      stop()
      const bars = Array.from({ length: count }, (_, place) => {
        const filled = element('i')
        filled.style.transform = `scaleX(${place < index ? 1 : 0})`
        if (place === index) current = filled
        return element('span', { class: 'bar' }, filled)
      })
      node.replaceChildren(...bars)
    },
    run(onEnd) {
      stop()
      if (!current) return
      const animation = current.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
        duration: PICTURE_MS,
        fill: 'forwards',
      })
      running = animation
      if (isPaused) animation.pause()
      animation.addEventListener('finish', onEnd)
    },
    fill,
    setPaused(isNow) {
      isPaused = isNow
      if (isNow) running?.pause()
      else running?.play()
    },
    stop,
  }
}
