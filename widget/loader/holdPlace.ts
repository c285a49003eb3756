/** Inline and important: that overrides every rule of the page, and a policy does not block it. */
const SHOWN = { display: 'block', visibility: 'visible', opacity: '1' }
/** For a parent that gives the element no width: flex, grid, float, or sized by its content. */
const WIDE = {
  width: '100%',
  'min-width': '0',
  'max-width': '100%',
  flex: '1 1 auto',
  float: 'none',
}

export interface HeldPlace {
  set(styles: Readonly<Record<string, string>>): void
  /** Sets a width where the parent gives none. */
  widen(): void
  /** Restores the shop's styles. */
  release(): void
}

/**
 * Prevents the shop's style sheets from hiding an element; an element hidden by its own attributes stays hidden,
 * because it may be shown later.
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
