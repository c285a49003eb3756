import { productsOf } from '@/contract/widgets/productsOf'
import type { WidgetMedia, WidgetPost, WidgetAd } from '@/contract/widgets/widgetApi'
import { altText, actionsOf, textsOf } from './slideTexts'
import { element, type Html, webAddress } from './html'
import { outgoing } from './pageHeader'
import { pagePicture, shownSize, sourceFor } from './pagePicture'
import type { PageTools } from './pageView'
import { productItem } from './productItem'

/** The width of a video's poster in px. */
const POSTER_WIDTH = 736

/** The id of a post's figure on the page. */
export const postAnchor = ({ id }: WidgetPost): string => `post-${id}`

/** A post: its slides, and below them its text and products. */
export function postFigure(post: WidgetPost, hasAnchor: boolean, tools: PageTools): Html {
  const products = productsOf(post)
  const text = post.text.trim()
  return element(
    'figure',
    { id: hasAnchor ? postAnchor(post) : null },
    post.media.map((slide) => [
      slide.videoUrl === null
        ? pagePicture(slide.picture, altText(post, slide, tools))
        : videoElement(post, slide, tools),
      slideWords(slide),
    ]),
    element(
      'figcaption',
      {},
      post.ad ? adLabel(post.ad, tools) : null,
      byline(post, tools),
      text === '' ? null : element('p', { class: 'text' }, text),
      products.length === 0
        ? null
        : element(
            'ul',
            { class: 'products', 'aria-label': tools.translate('widget.shown-products') },
            products.map((product) => productItem(product, tools)),
          ),
    ),
  )
}

function videoElement(post: WidgetPost, slide: WidgetMedia, tools: PageTools): Html | null {
  const src = webAddress(slide.videoUrl)
  const alt = altText(post, slide, tools)
  if (src === null) return pagePicture(slide.picture, alt)
  return element(
    'video',
    {
      src,
      poster: sourceFor(slide.picture, POSTER_WIDTH),
      controls: true,
      preload: 'none',
      playsinline: true,
      'aria-label': alt,
      ...shownSize(slide.picture),
    },
    // Emails do not play videos.
    element(
      'a',
      outgoing(src),
      pagePicture(slide.picture, ''),
      tools.translate('server.page_video'),
    ),
  )
}

/** Words and buttons on the picture itself. */
function slideWords({ elements = [] }: WidgetMedia): Html[] {
  const words = textsOf(elements).map((text) => element('p', { class: 'on-slide' }, text))
  const links = actionsOf(elements).map(({ href, text }) =>
    element('p', { class: 'on-slide' }, element('a', outgoing(href), text)),
  )
  return [...words, ...links]
}

function byline({ author, createdAt }: WidgetPost, tools: PageTools): Html | null {
  if (!tools.showsAuthors) return null
  const name = author?.name.trim() ?? ''
  const href = webAddress(author?.link)
  const parts = [
    name === ''
      ? null
      : href === null
        ? name
        : element('a', { ...outgoing(href), rel: 'noopener nofollow' }, name),
    dateElement(createdAt, tools.locale),
  ].filter((part) => part !== null)
  return parts.length === 0
    ? null
    : element(
        'p',
        { class: 'byline' },
        parts.map((part, index) => (index === 0 ? part : [' · ', part])),
      )
}

function dateElement(createdAt: string, locale: string): Html | null {
  const date = new Date(createdAt)
  if (Number.isNaN(date.getTime())) return null
  const text = date.toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return element('time', { datetime: date.toISOString() }, text)
}

/** The advertising label required by law, in the shop's colours, with the shop's note. */
function adLabel(ad: WidgetAd, { styles, translate }: PageTools): Html[] {
  const { advertiser, inn, erid, color, backgroundColor } = ad
  const className = styles.classOf({ color, 'background-color': backgroundColor })
  const note = ad.note.trim()
  return [
    element(
      'p',
      { class: ['ad', className].filter((name) => name !== null).join(' ') },
      element('b', {}, translate('widget.ad')),
      ` ${translate('widget.ad-facts', { advertiser, inn, erid })}`,
    ),
    ...(note === '' ? [] : [element('p', { class: 'ad-note' }, note)]),
  ]
}
