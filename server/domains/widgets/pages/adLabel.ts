import type { WidgetAd } from '@/contract/widgets/widgetApi'
import { element, type Html } from './html'
import type { PageTools } from './pageView'

/** The advertising label required by law, in the shop's colours, with the shop's note. */
export function adLabel(ad: WidgetAd, { styles, translate }: PageTools): Html[] {
  const { advertiser, inn, erid, color, backgroundColor } = ad
  const className = styles.classOf({ color, 'background-color': backgroundColor })
  const note = ad.note.trim()
  return [
    element(
      'p',
      { class: ['ad', className].filter((name) => name !== null).join(' ') },
      element('b', {}, translate('widget.ad')),
      ` ${translate('widget.ad-facts', { advertiser, inn, erid })}`,
    ),
    ...(note === '' ? [] : [element('p', { class: 'ad-note' }, note)]),
  ]
}
