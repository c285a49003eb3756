import { drawIcon, NEXT_ICON, PREVIOUS_ICON, element } from './element'

/** The step as a share of the visible part. */
const STEP = 0.8

interface ArrowOptions {
  /** Names of the buttons. */
  back: string
  on: string
  /** Called with whether there is something to scroll to. */
  onUpdate(isNeeded: boolean): void
}

export interface Arrows {
  buttons: HTMLButtonElement[]
  stop(): void
}

/** Buttons that scroll a list along its longer side; at an end the button in that direction is marked as disabled. */
export function createArrows(list: HTMLElement, { back, on, onUpdate }: ArrowOptions): Arrows {
  const update = () => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = list
    const isWide = scrollWidth - clientWidth > 1
    const at = Math.abs(isWide ? list.scrollLeft : list.scrollTop)
    const end = isWide ? scrollWidth - clientWidth : scrollHeight - clientHeight
    // Disabled rather than hidden, so that neither the list nor the focus moves.
    previous.setAttribute('aria-disabled', String(at <= 1))
    next.setAttribute('aria-disabled', String(at >= end - 1))
    onUpdate(end > 1)
  }
  const scroll = (way: 1 | -1) => {
    const { direction } = getComputedStyle(list)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({
      left: list.clientWidth * STEP * way * (direction === 'rtl' ? -1 : 1),
      top: list.clientHeight * STEP * way,
      behavior: isCalm ? 'auto' : 'smooth',
    })
  }
  const arrow = (name: 'previous' | 'next', label: string, path: string, way: 1 | -1) => {
    const attributes = { type: 'button', class: `arrow arrow-${name}`, 'aria-label': label }
    const button = element('button', attributes, drawIcon(name, path))
    button.addEventListener('click', () => scroll(way))
    return button
  }
  const previous = arrow('previous', back, PREVIOUS_ICON, -1)
  const next = arrow('next', on, NEXT_ICON, 1)
  const resizing = new ResizeObserver(update)
  resizing.observe(list)
  list.addEventListener('scroll', update, { passive: true })
  return {
    buttons: [previous, next],
    stop() {
      resizing.disconnect()
      list.removeEventListener('scroll', update)
    },
  }
}
