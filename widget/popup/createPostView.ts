import { productsOf } from '@/contract/widgets/productsOf'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { element } from '../core/element'
import { captionOf } from '../core/postFacts'
import { createAbout, type AboutOptions } from './createAbout'
import { createProductCard } from './createProductCard'
import { createStage, type Stage, type StageOptions } from './createStage'

export interface PostView {
  nodes: HTMLElement[]
  stage: Stage
}

type PostViewOptions = Omit<StageOptions, 'caption'> & AboutOptions

/** A post as the popup shows it: the stage, and beside it its words and products. */
export function createPostView(post: WidgetPost, options: PostViewOptions): PostView {
  const { translate } = options
  const stage = createStage(post, { ...options, caption: captionOf(post, translate) })
  const panel = element('div', { class: 'panel' }, createAbout(post, options))

  const products = productsOf(post)
  if (products.length > 0) {
    const list = element('ul', { class: 'products', role: 'list' })
    for (const product of products) {
      const item = element('li', {}, createProductCard(product, options))
      item.addEventListener('pointerenter', () => stage.highlight(product.skuId))
      item.addEventListener('pointerleave', () => stage.highlight(null))
      list.append(item)
    }
    panel.append(
      element('section', {}, element('h2', {}, translate('widget.shown-products')), list),
    )
  }
  return { nodes: [stage.node, panel], stage }
}
