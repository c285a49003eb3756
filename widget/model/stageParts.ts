import { roundedMm, uprightSize } from '@/contract/widgets/modelSize'
import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { element, drawIcon, NEXT_ICON } from '../core/element'
import { pictureElement } from '../core/pictureElement'
import type { ModelTranslate } from './texts'

/** Shows width, depth and height of a model, also to screen readers; hidden by the shop's setting. */
export function drawDimensions(
  node: HTMLElement,
  { model, settings, locale }: ModelPayload,
  translate: ModelTranslate,
): void {
  const sizes = uprightSize(model?.size ?? [], settings.upAxis)
  const [width = '', depth = '', height = ''] = sizes.map((side) => lengthText(side, locale))
  const values = { width, depth, height }
  node.hidden = !settings.showDimensions || !model
  node.replaceChildren(
    element('span', { 'aria-hidden': 'true' }, translate('model.dimensions', values)),
    element('span', { class: 'heard' }, translate('model.dimensions-label', values)),
  )
}

/**
 * A length in the format of the language. `Intl` is not used, because loading a formatter takes a phone a tenth of a
 * second.
 */
function lengthText(mm: number, locale: ModelPayload['locale']): string {
  return `${roundedMm(mm)}`.replace('.', locale === 'ru' ? ',' : '.')
}

/** Adds the poster of a model to its stage, updates it or removes it. */
export function drawPoster(
  stage: HTMLElement,
  { poster, settings }: ModelPayload,
  alt: string,
  origin: string,
): void {
  const key = JSON.stringify([poster, alt])
  const shown = stage.querySelector('.poster')
  if (shown?.getAttribute('data-key') === key) return
  shown?.remove()
  if (!poster) return
  const width = Math.round((settings.height * poster.width) / poster.height)
  const image = pictureElement(poster, { alt, sizes: `${width}px`, origin })
  image.className = 'poster'
  image.dataset.key = key
  stage.prepend(image)
}

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
