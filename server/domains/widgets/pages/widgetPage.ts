import { pagesOf, widgetPageUrl } from '@/contract/widgets/pages'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { element, htmlDocument, jsonElement, styleElement, type Html } from './html'
import { postList } from './linkedData'
import { pageAddresses, pageNumber } from './pageAddresses'
import { pageContent } from './pageContent'
import { pageHeader } from './pageHeader'
import { sourceFor } from './pagePicture'
import { pagePolicy, ROBOTS } from './pagePolicy'
import { PAGE_SHEET, createPageStyles } from './pageStyles'
import {
  pageTools,
  titleOf,
  type DrawnPage,
  type PageTools,
  type PageView,
  postsOf,
  shownPayload,
} from './pageView'

interface NarrowedView extends PageView {
  /** The filters of the address: `article`, `segment`. */
  narrowed: Readonly<Record<string, string>>
}

/** The width in px of the picture in link previews. */
const PREVIEW_WIDTH = 1200

/** All of a widget in plain HTML, without a script (product-rules/widgets.md#pages-without-scripts). */
export function widgetPage(view: NarrowedView): DrawnPage {
  const payload = shownPayload(view.payload)
  const tools = pageTools(payload, createPageStyles(PAGE_SHEET))
  const { styles, translate } = tools
  const title = titleOf(payload)
  const header = pageHeader('header' in payload ? payload.header : [], title, tools)
  const content = pageContent(payload, title, tools)
  const addresses = pageAddresses(payload, view.widgetUrl, view.narrowed)
  const { previous, next } = addresses
  const html = htmlDocument(
    { lang: payload.locale },
    element(
      'head',
      {},
      element('meta', { charset: 'utf-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      headFacts(payload, fullTitle(payload, title, view.shop, tools), addresses.canonical),
      previous === null ? null : element('link', { rel: 'prev', href: previous }),
      next === null ? null : element('link', { rel: 'next', href: next }),
      styleElement(styles.text()),
      dataOf(payload, title, addresses.canonical, tools),
    ),
    element(
      'body',
      {},
      header,
      element('main', {}, content ?? element('p', {}, translate('server.page_empty'))),
      pageLinks(
        [
          [previous, 'prev', translate('server.page_previous')],
          [next, 'next', translate('server.page_next')],
          [storyUrl(payload, view.widgetUrl), null, translate('server.page_story')],
        ],
        translate('server.page_links'),
      ),
      element('footer', {}, view.shop),
    ),
  )
  const isListed = content !== null && Object.keys(view.narrowed).length === 0
  return {
    html,
    headers: {
      'Content-Security-Policy': pagePolicy(view.widgetUrl, styles.text()),
      'X-Robots-Tag': isListed ? ROBOTS.listed : ROBOTS.notListed,
    },
  }
}

function fullTitle(
  payload: WidgetPayload,
  title: string,
  shop: string,
  { translate }: PageTools,
): string {
  const page = pageNumber(payload)
  const number = page > 1 ? `, ${translate('server.page_number', { page })}` : ''
  return `${title}${number} — ${shop}`
}

/** The page's title and picture, here and in link previews. */
function headFacts(payload: WidgetPayload, title: string, canonical: string): Html[] {
  const picture =
    payload.widgetType === 'stl' ? payload.poster : postsOf(payload)[0]?.media[0]?.picture
  const image = picture ? sourceFor(picture, PREVIEW_WIDTH) : null
  const graph = { title, type: 'website', url: canonical, ...(image === null ? {} : { image }) }
  return [
    element('title', {}, title),
    element('link', { rel: 'canonical', href: canonical }),
    ...Object.entries(graph).map(([name, content]) =>
      element('meta', { property: `og:${name}`, content }),
    ),
  ]
}

/** The structured data of the page. */
function dataOf(payload: WidgetPayload, name: string, url: string, tools: PageTools): Html | null {
  const posts = postsOf(payload)
  if (posts.length === 0) return null
  const before = 'page' in payload ? (payload.page - 1) * payload.settings.count : 0
  return jsonElement('application/ld+json', postList({ name, url, before, posts }, tools))
}

function storyUrl(payload: WidgetPayload, widgetUrl: string): string | null {
  const hasStory = pagesOf(payload.widgetType).includes('story') && postsOf(payload).length > 0
  return hasStory ? widgetPageUrl(widgetUrl, 'story', payload.embedId) : null
}

type PageLink = readonly [href: string | null, rel: string | null, text: string]

function pageLinks(links: readonly PageLink[], label: string): Html | null {
  const shown = links.flatMap(([href, rel, text]) =>
    href === null ? [] : [element('a', { href, rel }, text), ' '],
  )
  return shown.length === 0 ? null : element('nav', { 'aria-label': label }, shown)
}
