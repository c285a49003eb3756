import { CLOSE_ICON, drawIcon, NEXT_ICON, PLAY_ICON, PREVIOUS_ICON, element } from '../core/element'

const ICONS = {
  close: CLOSE_ICON,
  next: NEXT_ICON,
  previous: PREVIOUS_ICON,
  pause: 'M8 5v14M16 5v14',
  play: PLAY_ICON,
  sound: 'M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  muted: 'M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4',
} as const
type IconName = keyof typeof ICONS

/** A round button of the player. */
export function iconButton(name: IconName, label: string, onClick: () => void): HTMLButtonElement {
  const attributes = { type: 'button', class: `round player-${name}`, 'aria-label': label }
  const button = element('button', attributes, drawIcon(name, ICONS[name]))
  button.addEventListener('click', onClick)
  return button
}

/** Sets the icon and the label of a button. */
export function setIcon(button: HTMLElement, name: IconName, label: string): void {
  button.replaceChildren(drawIcon(name, ICONS[name]))
  button.setAttribute('aria-label', label)
}
