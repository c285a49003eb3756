import type { WidgetProductImage } from '@/contract/widgets/widgetElements'
import { element } from '../../core/element'
import { followClicks, safeUrl } from '../../core/links'
import type { SlideOptions } from '../elementsChunk'
import { place } from '../place'

/** A product's own picture, which links to the product's page in the shop; null if it has no safe address. */
export function createProductImage(
  product: WidgetProductImage,
  { source, products, followLinks, onProductClick }: SlideOptions,
): HTMLElement | null {
  const { url, title, width, height, skuId } = product
  const src = safeUrl(url, source.origin)
  if (!src) return null
  const image = element('img', { src, alt: title, decoding: 'async' })
  const link = products.find((known) => known.skuId === skuId)?.link ?? null
  const href = safeUrl(link, document.baseURI)
  const node = href
    ? element('a', { class: 'product-image', href, target: '_top' }, image)
    : element('div', { class: 'product-image' }, image)
  place(node, product)
  node.style.width = `${width}%`
  node.style.height = `${height}%`
  image.addEventListener('error', () => node.remove())
  if (href) followClicks(node, followLinks, () => onProductClick(skuId))
  return node
}
