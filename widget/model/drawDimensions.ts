import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import { roundedMm, uprightSize } from '@/contract/widgets/modelSize'
import { element } from '../core/element'
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

/** A length as people write it. No formatter: loading one takes a phone a tenth of a second. */
function lengthText(mm: number, locale: ModelPayload['locale']): string {
  return `${roundedMm(mm)}`.replace('.', locale === 'ru' ? ',' : '.')
}
