import { drawIcon, NEXT_ICON } from '../core/drawIcon'
import { element } from '../core/element'
import type { ModelTranslate } from './texts'

const ICONS = {
  'turn-left': 'm15 5-7 7 7 7',
  'turn-right': NEXT_ICON,
  'zoom-out': 'M5 12h14',
  'zoom-in': 'M5 12h14M12 5v14',
} as const
const PLAY_ICON = 'M8 5.5v13l10.5-6.5z'
const PAUSE_ICON = 'M9 6v12M15 6v12'

export type ControlAction = keyof typeof ICONS

/** Buttons for shoppers who cannot drag, and one that stops the rotation. */
export interface Controls {
  node: HTMLElement
  update(state: { translate: ModelTranslate; canRotate: boolean; isRotating: boolean }): void
}

export function createControls(
  onAction: (action: ControlAction) => void,
  onRotate: () => void,
): Controls {
  const buttons = (Object.keys(ICONS) as ControlAction[]).map((action) => {
    const button = element('button', { type: 'button' }, drawIcon(action, ICONS[action]))
    button.addEventListener('click', () => onAction(action))
    return { action, button }
  })
  const rotate = element('button', { type: 'button' })
  rotate.addEventListener('click', onRotate)
  const [left, right, ...zooms] = buttons.map(({ button }) => button)
  const node = element('div', { class: 'controls', role: 'group' })
  node.append(...[left, rotate, right, ...zooms].filter((button) => button !== undefined))
  return {
    node,
    update({ translate, canRotate, isRotating }) {
      node.setAttribute('aria-label', translate('model.controls'))
      for (const { action, button } of buttons) label(button, translate(`model.${action}`))
      rotate.hidden = !canRotate
      label(rotate, translate(isRotating ? 'model.pause' : 'model.play'))
      rotate.replaceChildren(
        isRotating ? drawIcon('pause', PAUSE_ICON) : drawIcon('play', PLAY_ICON),
      )
    },
  }
}

function label(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text)
  button.title = text
}
