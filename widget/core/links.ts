const FULL_ADDRESS = /^https?:\/\//i
const CONTROL = /\p{Cc}/u

/**
 * The address resolved against a base when a browser may navigate to it, else null: no scripts, no data. A relative
 * address must stay on the base's site as a browser parses it, which drops tabs, and not as it appears.
 */
export function safeUrl(address: string | null | undefined, base: string): string | null {
  const text = address?.trim()
  if (!text || CONTROL.test(text)) return null
  try {
    const { protocol, origin, href, username } = new URL(text, base)
    // With a name in it, `https://shop.test@evil.test` looks like the shop's.
    if (username || !/^https?:$/.test(protocol)) return null
    return FULL_ADDRESS.test(text) || origin === new URL(base).origin ? href : null
  } catch {
    return null
  }
}

/**
 * Counts a click to the shop once, however it is made: mouse, touch, keyboard, middle button. The second click of a
 * double click is not counted.
 */
export function followClicks(
  link: HTMLElement,
  followLinks: boolean,
  onClick: () => void = () => undefined,
): void {
  const handle = (event: MouseEvent, isCounted: boolean) => {
    if (!followLinks) event.preventDefault()
    else if (isCounted) onClick()
  }
  link.addEventListener('click', (event) => handle(event, event.detail < 2))
  link.addEventListener('auxclick', (event) => handle(event, event.button === 1))
}
