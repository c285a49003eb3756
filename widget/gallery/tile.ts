import type { WidgetPayload, WidgetPost } from '@/contract/widgetApi'
import { element } from '../common/dom'
import { picture } from '../common/picture'
import { text } from '../common/texts'

const CAPTION_LENGTH = 80

/** One post of the grid: a button with its first picture. */
export function tile(
  { media, text: caption }: WidgetPost,
  { locale, settings }: WidgetPayload,
  onOpen: (button: HTMLElement) => void,
): HTMLElement {
  const [cover] = media
  const productCount = new Set(media.flatMap(({ products }) => products.map(({ skuId }) => skuId)))
    .size
  const label = caption
    ? text(locale, 'gallery.open', { caption: caption.slice(0, CAPTION_LENGTH) })
    : text(locale, 'gallery.open-untitled')
  const sizes = `(max-width: 600px) ${Math.ceil(100 / settings.cols_min)}vw, ${Math.ceil(100 / settings.cols)}vw`
  const button = element(
    'button',
    { class: 'tile', part: 'tile', type: 'button', 'aria-label': label, 'aria-haspopup': 'dialog' },
    cover ? picture(cover, '', sizes) : null,
    cover?.videoUrl ? element('span', { class: 'badge play', 'aria-hidden': 'true' }) : null,
    media.length > 1 && !cover?.videoUrl
      ? element('span', { class: 'badge stack', 'aria-hidden': 'true' })
      : null,
    productCount > 0
      ? element(
          'span',
          { class: 'products', title: text(locale, 'gallery.products', { count: productCount }) },
          String(productCount),
        )
      : null,
  )
  button.addEventListener('click', () => {
    onOpen(button)
  })
  return element('div', { role: 'listitem' }, button)
}
