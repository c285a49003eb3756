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
