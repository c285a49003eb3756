import type { MediaItem } from '@/contract/entities/media'
import type { PostInfo } from '@/contract/entities/post'
import type { Product, ProductLink } from '@/contract/entities/productLink'
import type { WidgetMedia, WidgetPost, WidgetProduct } from '@/contract/widgetApi'
import type { Variant } from '../media/variants'
import { mediaPath } from '../media/blobStore'

interface Sources {
  widgetUrl: string
  variantsOf: (mediaId: number) => readonly Variant[]
  productOf: (skuId: number) => Product | undefined
}

/** A published post as shoppers see it: addresses absolute, nothing that is the team's own. */
export function presentWidgetPost(
  { vitrinaPost, providerPost, media }: PostInfo,
  id: number,
  sources: Sources,
): WidgetPost {
  const { username, profileLink } = providerPost.authorUser
  return {
    id,
    text: vitrinaPost.showText ? vitrinaPost.text : '',
    author: username === '' ? null : { name: username, link: profileLink },
    createdAt: providerPost.createdAt,
    showMarkers: vitrinaPost.showMarkers,
    media: media.map((item) => presentWidgetMedia(item, sources)),
  }
}

function presentWidgetMedia(item: MediaItem, sources: Sources): WidgetMedia {
  const { widgetUrl, variantsOf } = sources
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
    products: item.linkList.flatMap((link) => presentWidgetProduct(link, sources) ?? []),
  }
}

function presentWidgetProduct(
  { sku, marker }: ProductLink,
  { widgetUrl, productOf }: Sources,
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
    imageUrl: imageUrl.startsWith('/') ? widgetUrl + imageUrl : imageUrl,
    link,
    marker,
  }
}
