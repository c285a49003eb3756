import { cutText } from '@/contract/text/typedText'
import { productsOf } from '@/contract/widgets/productsOf'
import { element, type Html, webAddress } from '../html'
import { sourceFor, srcsetOf } from '../pagePicture'
import type { PageTools } from '../pageView'
import { postAnchor } from '../postFigure'
import { priceWords } from '../productItem'
import { altText, textsOf, actionsOf } from '../slideTexts'
import type { StorySlide } from './storySlides'

/** The width in px of the picture that is loaded before the browser has chosen a size. */
const PICTURE_WIDTH = 736
/** The maximum length of a post's text on its picture; the full text is on the page in plain HTML. */
const TEXT_LENGTH = 200
const MAX_PRODUCTS = 3

interface StoryPage extends StorySlide {
  /** From 1. */
  index: number
  /** The story's title, on its first page. */
  heading: string | null
  /** Address of the page in plain HTML. */
  pageUrl: string
}

/** A page of a Web Story: one slide that fills it, its text and its link. */
export function storyPage(page: StoryPage, tools: PageTools): Html {
  const { index, slide } = page
  const videoUrl = webAddress(slide.videoUrl)
  const videoId = `video-${index}`
  const link = outlinkOf(page, page.pageUrl, tools)
  return element(
    'amp-story-page',
    { id: `slide-${index}`, 'auto-advance-after': videoUrl === null ? null : videoId },
    element(
      'amp-story-grid-layer',
      { template: 'fill' },
      videoUrl === null ? picture(page, tools) : video(page, videoUrl, videoId, tools),
    ),
    element(
      'amp-story-grid-layer',
      { template: 'vertical', class: 'words' },
      element('div', { class: 'shade' }, words(page, tools)),
    ),
    link &&
      element(
        'amp-story-page-outlink',
        { layout: 'nodisplay' },
        element('a', { href: link.href, title: link.text }, link.text),
      ),
  )
}

function picture({ post, slide }: StorySlide, tools: PageTools): Html {
  return element('amp-img', {
    src: sourceFor(slide.picture, PICTURE_WIDTH),
    srcset: srcsetOf(slide.picture),
    alt: altText(post, slide, tools),
    layout: 'fill',
    // Square content is shown whole.
    'object-fit': slide.frame === 'story' ? 'cover' : 'contain',
  })
}

function video({ post, slide }: StorySlide, src: string, id: string, tools: PageTools): Html {
  return element(
    'amp-video',
    {
      id,
      autoplay: true,
      layout: 'fill',
      poster: sourceFor(slide.picture, PICTURE_WIDTH),
      alt: altText(post, slide, tools),
      'object-fit': slide.frame === 'story' ? 'cover' : 'contain',
    },
    // Also for .mov: browsers play it, but not under its own type.
    element('source', { src, type: 'video/mp4' }),
  )
}

function words({ post, slide, heading }: StoryPage, tools: PageTools): (Html | null)[] {
  const { translate } = tools
  const products = productsOf({ media: [slide] }).slice(0, MAX_PRODUCTS)
  const author = tools.showsAuthors ? (post.author?.name.trim() ?? '') : ''
  return [
    heading === null ? null : element('h1', {}, heading),
    ...textsOf(slide.elements ?? []).map((text) => element('p', { class: 'on-slide' }, text)),
    textOf(post.text),
    author === ''
      ? null
      : element('p', { class: 'byline' }, translate('widget.post-by', { author })),
    products.length === 0
      ? null
      : element(
          'ul',
          {},
          products.map((product) =>
            element(
              'li',
              {},
              [product.title, priceWords(product, tools)].filter((part) => part !== '').join(' — '),
            ),
          ),
        ),
    ...(post.ad ? adWords(post.ad, tools) : []),
  ]
}

function textOf(text: string): Html | null {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return null
  const isLong = line.length > TEXT_LENGTH
  return element('p', {}, isLong ? `${cutText(line, TEXT_LENGTH).trimEnd()}…` : line)
}

/** The advertising label required by law; on the shade it has no colours of its own. */
function adWords(
  { advertiser, inn, erid, note }: NonNullable<StorySlide['post']['ad']>,
  { translate }: PageTools,
): Html[] {
  const facts = translate('widget.ad-facts', { advertiser, inn, erid })
  return [
    element('p', { class: 'ad' }, element('b', {}, translate('widget.ad')), ` ${facts}`),
    ...(note.trim() === '' ? [] : [element('p', { class: 'ad-note' }, note.trim())]),
  ]
}

/** The one link of a page of a Web Story: the shop's button on the slide, else its product, or the page in plain HTML for several products. */
function outlinkOf(
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
