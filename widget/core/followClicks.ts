/**
 * Counts a way to the shop once, however it is taken: mouse, touch, keyboard, middle button. The second click of a
 * double click leads to the same place and is not counted.
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
