import { hasPrice } from '@/contract/text/figures'
import { productsOf } from '@/contract/widgets/productsOf'
import type { WidgetMedia, WidgetPost, WidgetProduct } from '@/contract/widgets/widgetApi'
import { altText, captionOf } from './slideTexts'
import { sourcesOf } from './pagePicture'
import type { PageTools } from './pageView'
import { postAnchor } from './postFigure'
import { webAddress } from './html'

/** A thing of schema.org; undefined values are left out. */
type Thing = Record<string, unknown>

interface Listed {
  name: string
  /** The page's own address. */
  url: string
  /** The number of posts on previous pages. */
  before: number
  posts: readonly WidgetPost[]
}

const CURRENCY = /^[A-Z]{3}$/

/** The structured data of a page: its posts with their pictures and products. */
export function postList({ name, url, before, posts }: Listed, tools: PageTools): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    url,
    numberOfItems: posts.length,
    itemListElement: posts.map((post, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      item: posting(post, url, tools),
    })),
  }
}

function posting(post: WidgetPost, pageUrl: string, tools: PageTools): Thing {
  const address = `${pageUrl}#${postAnchor(post)}`
  const name = post.author?.name.trim() ?? ''
  return {
    '@type': 'SocialMediaPosting',
    '@id': address,
    url: address,
    headline: captionOf(post, tools),
    articleBody: post.text.trim() || undefined,
    datePublished: tools.showsAuthors ? dateOf(post.createdAt) : undefined,
    author:
      tools.showsAuthors && name !== ''
        ? { '@type': 'Person', name, url: webAddress(post.author?.link) ?? undefined }
        : undefined,
    sponsor: post.ad ? { '@type': 'Organization', name: post.ad.advertiser } : undefined,
    image: filled(post.media.flatMap((slide): Thing[] => imageObject(post, slide, tools))),
    video: filled(post.media.flatMap((slide): Thing[] => videoObject(post, slide, tools))),
    mentions: filled(productsOf(post).map(productThing)),
  }
}

/** None for a slide without a picture. */
function imageObject(post: WidgetPost, slide: WidgetMedia, tools: PageTools): Thing[] {
  const contentUrl = sourcesOf(slide.picture).at(-1)?.url
  if (contentUrl === undefined) return []
  const { width, height } = slide.picture
  const caption = altText(post, slide, tools)
  return [{ '@type': 'ImageObject', contentUrl, width, height, caption }]
}

/** None for a slide without a video. */
function videoObject(post: WidgetPost, slide: WidgetMedia, tools: PageTools): Thing[] {
  const contentUrl = webAddress(slide.videoUrl)
  if (contentUrl === null) return []
  const video = {
    '@type': 'VideoObject',
    contentUrl,
    name: altText(post, slide, tools),
    thumbnailUrl: sourcesOf(slide.picture).at(-1)?.url,
    uploadDate: dateOf(post.createdAt),
  }
  return [video]
}

function productThing(product: WidgetProduct): Thing {
  return {
    '@type': 'Product',
    name: product.title,
    image: webAddress(product.imageUrl) ?? undefined,
    url: webAddress(product.link) ?? undefined,
    offers: offerOf(product),
  }
}

/** An offer needs a price in a known currency. */
function offerOf({ price, currency, inStock, link }: WidgetProduct): Thing | undefined {
  const priceCurrency = currency.toUpperCase()
  if (!hasPrice(price) || !CURRENCY.test(priceCurrency)) return undefined
  return {
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    priceCurrency,
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    url: webAddress(link) ?? undefined,
  }
}

const filled = (things: readonly Thing[]) => (things.length === 0 ? undefined : things)

function dateOf(createdAt: string): string | undefined {
  const date = new Date(createdAt)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
