import { backgroundCss } from '@/contract/elements/background'
import type { MediaItem } from '@/contract/entities/media'
import type { AdsMarker } from '@/contract/entities/adsMarker'
import type { PostInfo } from '@/contract/entities/post'
import type { Product, ProductLink } from '@/contract/entities/productLink'
import { linksOnSlides } from '@/contract/posts/linksOnSlides'
import { markerOnFrame } from '@/contract/elements/markerPosition'
import type { WidgetAd, WidgetMedia, WidgetPost, WidgetProduct } from '@/contract/widgets/widgetApi'
import type { Variant } from '../../blobs/variants'
import { mediaPath } from '../../blobs/blobStore'
import { hiddenSlides } from '../elements/hiddenSlides'
import { presentWidgetElements } from './presentWidgetElements'
import { shownPicture } from './productPictures'

/** The rows from which posts are presented to shoppers, besides the posts themselves. */
export interface WidgetSources {
  widgetUrl: string
  variantsOf: (mediaId: number) => readonly Variant[]
  productOf: (skuId: number) => Product | undefined
}

/** A published post as shoppers see it: absolute addresses, no internal data of the team. */
export function presentWidgetPost(
  { vitrinaPost, providerPost, media, adsMarker }: PostInfo,
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
