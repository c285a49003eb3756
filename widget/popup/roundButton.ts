import { CLOSE_ICON, drawIcon, NEXT_ICON, PREVIOUS_ICON } from '../core/drawIcon'
import { element } from '../core/element'

const ICONS = { close: CLOSE_ICON, next: NEXT_ICON, previous: PREVIOUS_ICON }

/** A round button with an icon, of the popup itself or of the slide in it. */
export function roundButton(
  name: keyof typeof ICONS,
  of: 'popup' | 'slide',
  label: string,
  onClick: () => void,
): HTMLButtonElement {
  const attributes = { type: 'button', class: `round ${of}-${name}`, 'aria-label': label }
  const button = element('button', attributes, drawIcon(name, ICONS[name]))
  button.addEventListener('click', onClick)
  return button
}
