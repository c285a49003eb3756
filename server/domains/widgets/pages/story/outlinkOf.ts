import { productsOf } from '@/contract/widgets/productsOf'
import type { PageTools } from '../pageView'
import { postAnchor } from '../postFigure'
import { actionsOf } from '../slideElements'
import { webAddress } from '../webAddress'
import type { StorySlide } from './storySlides'

/** The one link of a page of a Web Story: the shop's button on the slide, else its product, or the page in plain HTML for several products. */
export function outlinkOf(
  { post, slide }: StorySlide,
  pageUrl: string,
  { translate }: PageTools,
): { href: string; text: string } | null {
  const [action] = actionsOf(slide.elements ?? [])
  if (action) return action
  const products = productsOf({ media: [slide] })
  const [product, ...others] = products
  if (!product) return null
  if (others.length > 0) {
    const text = translate('widget.products', { count: products.length })
    return { href: `${pageUrl}#${postAnchor(post)}`, text }
  }
  const href = webAddress(product.link)
  return href === null ? null : { href, text: product.title }
}
