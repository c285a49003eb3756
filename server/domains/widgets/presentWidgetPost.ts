import { backgroundCss } from '@/contract/elements/background'
import { offeredAnswers } from '@/contract/elements/elementsProblem'
import { markerOnFrame } from '@/contract/elements/geometry'
import { inStackingOrder } from '@/contract/elements/elementLists'
import type { AdsMarker, PostInfo } from '@/contract/entities/posts/post'
import type { MediaItem, Frame } from '@/contract/entities/posts/media'
import type { Product, ProductLink } from '@/contract/entities/catalogue/productLink'
import { linksOnSlides } from '@/contract/posts/linksOnSlides'
import type { WidgetAd, WidgetMedia, WidgetPost, WidgetProduct } from '@/contract/widgets/widgetApi'
import type { WidgetElement, WidgetProductImage } from '@/contract/widgets/widgetElements'
import { mediaPath } from '../../blobs/blobStore'
import type { Variant } from '../../blobs/variants'
import { hiddenSlides } from '../elements/mediaElements'
import { absoluteUrl, shownPicture } from './productPictures'

/** The rows from which posts are presented to shoppers, besides the posts themselves. */
export interface WidgetSources {
  widgetUrl: string
  variantsOf: (mediaId: number) => readonly Variant[]
  productOf: (skuId: number) => Product | undefined
}

/** The parts of a post that shoppers see. */
export interface PublicPost extends Pick<PostInfo, 'media' | 'adsMarker'> {
  vitrinaPost: Pick<
    PostInfo['vitrinaPost'],
    'text' | 'showText' | 'showMarkers' | 'hiddenCarouselPositions'
  >
  providerPost: Pick<PostInfo['providerPost'], 'authorUser' | 'createdAt'>
}

/** A published post as shoppers see it, with absolute addresses. */
export function presentWidgetPost(
  { vitrinaPost, providerPost, media, adsMarker }: PublicPost,
  id: number,
  sources: WidgetSources,
): WidgetPost {
  const { username, profileLink } = providerPost.authorUser
  const slides = linksOnSlides(media.map(({ linkList }) => linkList))
  const hidden = hiddenSlides(vitrinaPost.hiddenCarouselPositions, media.length)
  return {
    id,
    text: vitrinaPost.showText ? vitrinaPost.text : '',
    author: username === '' ? null : { name: username, link: profileLink },
    createdAt: providerPost.createdAt,
    showMarkers: vitrinaPost.showMarkers,
    ad: adsMarker?.isEnabled ? presentAd(adsMarker) : undefined,
    media: media.flatMap((item, index) =>
      hidden.has(index + 1) ? [] : presentWidgetMedia(item, slides[index] ?? [], sources),
    ),
  }
}

function presentAd({ info, customization }: AdsMarker): WidgetAd {
  const { erid, advertiser, inn, note } = info
  const { color, backgroundColor } = customization
  return { erid, advertiser, inn, note, color, backgroundColor }
}

function presentWidgetMedia(
  item: MediaItem,
  links: readonly ProductLink[],
  sources: WidgetSources,
): WidgetMedia {
  const { widgetUrl, variantsOf, productOf } = sources
  const elements = presentWidgetElements(item, links, { widgetUrl, productOf })
  return {
    id: item.id,
    picture: {
      width: item.width,
      height: item.height,
      sources: variantsOf(item.id).map(({ blob, width }) => ({
        url: widgetUrl + mediaPath(blob),
        width,
      })),
    },
    videoUrl: item.videoUrl === null ? null : widgetUrl + item.videoUrl,
    background: backgroundCss(item.background, widgetUrl),
    frame: item.view,
    ...(elements.length > 0 ? { elements } : {}),
    products: links.flatMap((link) => {
      const marker = { ...link.marker, ...markerOnFrame(link.marker, item.view, item) }
      return presentWidgetProduct({ ...link, marker }, sources) ?? []
    }),
  }
}

function presentWidgetProduct(
  { sku, marker, isSimilar }: ProductLink,
  { widgetUrl, productOf }: WidgetSources,
): WidgetProduct | null {
  const product = productOf(sku.id)
  if (!product) return null
  const { name, price, oldPrice, currency, inStock, imageUrl, link } = product
  return {
    skuId: sku.id,
    title: name,
    price,
    oldPrice,
    currency,
    inStock,
    isSimilar,
    imageUrl: shownPicture(sku.id, imageUrl, widgetUrl),
    link,
    marker,
  }
}

interface Sources {
  widgetUrl: string
  productOf: (skuId: number) => Product | undefined
}

/** An element of the frame with its place in the stacking order. */
interface Layer {
  zIndex: number
  element: WidgetElement
}

/**
 * The elements of a slide for shoppers, from back to front: those of its frame that are not hidden. `links` are the
 * marks on the slide; a product's picture is shown only with its own mark.
 */
function presentWidgetElements(
  item: MediaItem,
  links: readonly ProductLink[],
  sources: Sources,
): WidgetElement[] {
  const { callToActions, interactions, pictureStickers, textStickers, view } = item
  const isShown = (element: { view: Frame; isHidden?: boolean | undefined }) =>
    element.view === view && element.isHidden !== true
  const lists = {
    callToActions: callToActions.filter(isShown).map(actionLayer),
    interactions: interactions.filter(isShown).map(interactionLayer),
    pictureStickers: pictureStickers
      .filter(isShown)
      .map((sticker) => pictureLayer(sticker, sources)),
    textStickers: textStickers.filter(isShown).map(textLayer),
  }
  const productImages = item.linkList
    .filter((link) => links.includes(link))
    .flatMap((link) => productImageLayer(link, view, sources) ?? [])
  return inStackingOrder<Layer>(lists, productImages).map(({ element }) => element)
}

function productImageLayer(
  { sku, skuImageMarkup }: ProductLink,
  frame: Frame,
  { widgetUrl, productOf }: Sources,
): Layer | null {
  const view = frame === 'square' ? skuImageMarkup?.squareView : skuImageMarkup?.storyView
  const product = productOf(sku.id)
  const image = product && shownImage(product, skuImageMarkup?.choosedSkuImageUrl)
  if (!view || !product || image === undefined) return null
  const { zIndex, ...place } = view
  const element: WidgetProductImage = {
    kind: 'productImage',
    ...place,
    skuId: sku.id,
    url: shownPicture(sku.id, image, widgetUrl),
    title: product.name,
  }
  return { zIndex, element }
}

/** The chosen picture while the product has it, as a save would keep it, else its first one. */
function shownImage({ sourceImageUrls }: Product, chosen: string | null | undefined) {
  return sourceImageUrls.find((url) => url === chosen) ?? sourceImageUrls[0]
}

function pictureLayer(
  { x, y, rotate, zIndex, scale, pictureUrl }: MediaItem['pictureStickers'][number],
  { widgetUrl }: Sources,
): Layer {
  const url = absoluteUrl(pictureUrl, widgetUrl)
  return { zIndex, element: { kind: 'pictureSticker', x, y, rotate, scale, url } }
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
  const { id, x, y, rotate, zIndex, scale, type, caption, placeholder } = interaction
  const responses = offeredAnswers(interaction)
  const look = {
    type,
    caption,
    placeholder,
    answers: responses,
    backgroundColor: interaction.backgroundColor,
  }
  return { zIndex, element: { kind: 'interaction', id, x, y, rotate, scale, ...look } }
}
