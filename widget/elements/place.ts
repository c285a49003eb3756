interface Placed {
  x: number
  y: number
  rotate: number
  scale?: number
}

/**
 * Positions an element in its frame. The style sheet derives `--p` from `--s`: one px of the frame times the element's
 * scale.
 */
export function place(node: HTMLElement, { x, y, rotate, scale = 100 }: Placed): void {
  node.classList.add('element')
  node.style.left = `${x}%`
  node.style.top = `${y}%`
  node.style.rotate = `${rotate}deg`
  node.style.setProperty('--s', `${scale / 100}`)
}

/** A length in px of the frame. */
export const px = (value: number): string => `calc(${value} * var(--p))`

/** Passes the measures of a layout to the style sheet, each under its own name. */
export function setMeasures(node: HTMLElement, measures: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(measures)) {
    node.style.setProperty(`--${name}`, String(value))
  }
}
