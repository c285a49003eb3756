import { offeredAnswers } from '@/contract/elements/elementsProblem'
import type { Frame, MediaItem } from '@/contract/entities/media'
import type { Product, ProductLink } from '@/contract/entities/productLink'
import type { WidgetElement, WidgetProductImage } from '@/contract/widgetElements'

interface Sources {
  widgetUrl: string
  productOf: (skuId: number) => Product | undefined
}

/** An element of the frame, and how far in front it stands. */
interface Layer {
  zIndex: number
  element: WidgetElement
}

/** What stands on a slide for shoppers, from back to front: the elements of its frame that are not hidden. */
export function presentWidgetElements(
  item: MediaItem,
  links: readonly ProductLink[],
  sources: Sources,
): WidgetElement[] {
  const { callToActions, interactions, pictureStickers, textStickers, view } = item
  const isShown = (element: { view: Frame; isHidden?: boolean | undefined }) =>
    element.view === view && element.isHidden !== true
  const layers: Layer[] = [
    ...links.flatMap((link) => productImageLayer(link, view, sources) ?? []),
    ...pictureStickers.filter(isShown).map(({ x, y, rotate, zIndex, scale, pictureUrl }): Layer => {
      const url = absoluteUrl(pictureUrl, sources.widgetUrl)
      return { zIndex, element: { kind: 'pictureSticker', x, y, rotate, scale, url } }
    }),
    ...textStickers.filter(isShown).map(textLayer),
    ...callToActions.filter(isShown).map(actionLayer),
    ...interactions.filter(isShown).map(interactionLayer),
  ]
  return layers.sort((one, other) => one.zIndex - other.zIndex).map(({ element }) => element)
}

/** What a shop keeps itself is told by a path. */
export const absoluteUrl = (url: string, widgetUrl: string): string =>
  url.startsWith('/') ? widgetUrl + url : url

function productImageLayer(
  { sku, skuImageMarkup }: ProductLink,
  frame: Frame,
  { widgetUrl, productOf }: Sources,
): Layer | null {
  const view = frame === 'square' ? skuImageMarkup?.squareView : skuImageMarkup?.storyView
  const product = productOf(sku.id)
  if (!view || !product) return null
  const { zIndex, ...place } = view
  const image = skuImageMarkup?.choosedSkuImageUrl ?? product.sourceImageUrls[0] ?? product.imageUrl
  const element: WidgetProductImage = {
    kind: 'productImage',
    ...place,
    skuId: sku.id,
    url: absoluteUrl(image, widgetUrl),
    title: product.name,
  }
  return { zIndex, element }
}

function textLayer(sticker: MediaItem['textStickers'][number]): Layer {
  const { x, y, rotate, zIndex, text, color, backgroundColor } = sticker
  const { fontName, fontStyle, fontSize, width } = sticker
  const font = { fontName, fontStyle, fontSize }
  const look = { text, color, backgroundColor, ...font, width }
  return { zIndex, element: { kind: 'textSticker', x, y, rotate, ...look } }
}

function actionLayer(action: MediaItem['callToActions'][number]): Layer {
  const { x, y, rotate, zIndex, scale, type, text, link, textColor } = action
  const { backgroundColor, borderRadius, borderColor, borderWidth } = action
  const border = { borderRadius, borderColor, borderWidth }
  const look = { type, text, link, backgroundColor, ...border, textColor }
  return { zIndex, element: { kind: 'callToAction', x, y, rotate, scale, ...look } }
}

function interactionLayer(interaction: MediaItem['interactions'][number]): Layer {
  const { x, y, rotate, zIndex, scale, type, caption, placeholder, backgroundColor } = interaction
  const answers = offeredAnswers(interaction)
  const look = { type, caption, placeholder, answers, backgroundColor }
  return { zIndex, element: { kind: 'interaction', x, y, rotate, scale, ...look } }
}
