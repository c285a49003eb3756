import type { WidgetPost, WidgetProduct } from './widgetApi'

/**
 * The products of a post, each once, in the order of its slides. A product on several slides is as
 * the first of them shows it.
 */
export function productsOf({ media }: Pick<WidgetPost, 'media'>): WidgetProduct[] {
  const products = new Map<number, WidgetProduct>()
  for (const product of media.flatMap((slide) => slide.products)) {
    if (!products.has(product.skuId)) products.set(product.skuId, product)
  }
  return [...products.values()]
}
