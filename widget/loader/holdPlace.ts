/** Inline and important: that beats every rule of the page, and a policy does not block it. */
const SHOWN = { display: 'block', visibility: 'visible', opacity: '1' }
/** For a parent that leaves the element no width: flex, grid, float, as wide as its content. */
const WIDE = {
  width: '100%',
  'min-width': '0',
  'max-width': '100%',
  flex: '1 1 auto',
  float: 'none',
}

export interface HeldPlace {
  set(styles: Readonly<Record<string, string>>): void
  /** Gives it width where the parent leaves none. */
  widen(): void
  /** Puts back what the shop had written. */
  release(): void
}

/**
 * Keeps the shop's style sheets from hiding an element; what it hides itself stays hidden, for it may be shown later.
 */
export function holdPlace({ style, hidden }: HTMLElement): HeldPlace {
  const before = new Map<string, [string, string]>()
  const set: HeldPlace['set'] = (styles) => {
    for (const [name, value] of Object.entries(styles)) {
      if (!before.has(name)) {
        before.set(name, [style.getPropertyValue(name), style.getPropertyPriority(name)])
      }
      style.setProperty(name, value, 'important')
    }
  }
  if (!hidden && style.display !== 'none') set(SHOWN)
  return {
    set,
    widen: () => set(WIDE),
    release() {
      for (const [name, [value, priority]] of before) style.setProperty(name, value, priority)
      before.clear()
    },
  }
}
