import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ARTICLE_LENGTH } from '@/contract/widgets/embed'
import { STORY_ALBUM_PARAM, WIDGET_PAGES, type WidgetPageKind } from '@/contract/widgets/pages'
import { callerLocale } from '../../caller/callerHeaders'
import { requestFacts } from '../../caller/requestFacts'
import { failurePage } from '../../domains/widgets/pages/failurePage'
import { productIdsByNumber } from '../../domains/products/productsByNumber'
import type { DrawnPage, PageView } from '../../domains/widgets/pages/pageView'
import { widgetStory } from '../../domains/widgets/pages/story/widgetStory'
import { widgetPage } from '../../domains/widgets/pages/widgetPage'
import { widgetPayload } from '../../domains/widgets/payload/widgetPayload'
import type { KeptPayload, PayloadCache } from '../../domains/widgets/payloadCache'
import { presentWidget } from '../../domains/widgets/widgets'
import { segmentCodes, shownWidget } from '../../domains/widgets/shownWidget'
import { acceptedEncoding, isFresh } from '../../http/requestHeaders'
import { asApiError } from '../../http/respond'
import { checkSent } from '../../http/checkInput'
import type { World } from '../../world'

/** The filters of a widget in the address of its payload and of its page. */
export const WIDGET_QUERY = {
  /**
   * SKU of the product on whose page the widget is embedded; empty when the page is not a
   * product's.
   */
  article: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ARTICLE_LENGTH)), ''),
  /** Codes of the shopper's segments; invalid codes match no segment. All posts when absent. */
  segment: v.optional(v.string()),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
    '1',
  ),
}

const CACHE_SECONDS = 60
/** To be raised when the same content is drawn differently, so that cached copies are not kept. */
const PAGE_VERSION = 2
const TYPE = 'text/html; charset=utf-8'
const END = '.html'

const compress = promisify(gzip)

const pageQuerySchema = v.object(WIDGET_QUERY)
const storyQuerySchema = v.object({
  [STORY_ALBUM_PARAM]: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
})

interface AskedPage {
  kind: WidgetPageKind
  embedId: string
  asked: { articles: string[] | null; segments: string[] | null; page: number }
  /** Other parts of the address that affect the content. */
  also: number | null
  draw(view: PageView): DrawnPage
}

/** Pages of widgets without the embed: cached and renewed as their payloads are. A failure is a page too. */
export function widgetPageRoutes(world: World, payloads: PayloadCache): Hono {
  const app = new Hono()
  app.onError((error, context) => {
    const { status, details } = asApiError(error)
    if (status >= 500) world.report(error, requestFacts(context))
    const page = failurePage(status, callerLocale(context), world.settings.widgetUrl)
    const headers = { ...page.headers, ...details.headers, 'Content-Type': TYPE }
    return context.body(page.html, status, { ...headers, Vary: 'Accept-Language' })
  })

  app.get(WIDGET_PAGES.page.replace('{embedId}.html', ':file{[^/]+\\.html}'), (context) => {
    const { article, segment, page } = checkSent(pageQuerySchema, context.req.query())
    const segments = segment === undefined ? null : segmentCodes(segment)
    const narrowed = {
      ...(article === '' ? {} : { article }),
      ...(segments === null ? {} : { segment: segments.join(' ') }),
    }
    return sendPage(context, {
      kind: 'page',
      embedId: (context.req.param('file') ?? '').slice(0, -END.length),
      asked: { articles: article === '' ? null : [article], segments, page },
      also: null,
      draw: (view) => widgetPage({ ...view, narrowed }),
    })
  })

  app.get(WIDGET_PAGES.story.replace('{embedId}', ':embedId'), (context) => {
    const { [STORY_ALBUM_PARAM]: albumId = null } = checkSent(storyQuerySchema, context.req.query())
    return sendPage(context, {
      kind: 'story',
      embedId: context.req.param('embedId') ?? '',
      asked: { articles: null, segments: null, page: 1 },
      also: albumId,
      draw: (view) => widgetStory({ ...view, albumId }),
    })
  })

  async function sendPage(context: Context, { kind, embedId, asked, also, draw }: AskedPage) {
    const widget = await shownWidget(world, embedId)
    const { widgetUrl } = world.settings
    const { locale, shop, publishedBefore, account_id: accountId } = widget
    const versions = [
      PAGE_VERSION,
      widget.content_version,
      widget.revision,
      locale,
      shop,
      publishedBefore,
    ]
    const etag = etagOf([kind, embedId, ...versions, asked, also])
    const headers = { ETag: etag, 'Cache-Control': `public, max-age=${CACHE_SECONDS}` }
    if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers)
    const kept = await payloads.read(`page ${etag}`, async () => {
      const { articles, ...view } = asked
      const payload = await widgetPayload(world, presentWidget(widget), {
        ...view,
        productIds: await productIdsByNumber(world.db, accountId, articles),
        locale,
        accountId,
        publishedBefore,
      })
      const { html, headers: own } = draw({ payload, shop, widgetUrl })
      return { text: html, headers: own }
    })
    const { body, encoding } = await encoded(context, kept)
    return context.body(new Uint8Array(body), 200, {
      ...kept.headers,
      ...headers,
      ...encoding,
      'Content-Type': TYPE,
      Vary: 'Accept-Encoding',
    })
  }
  return app
}

const etagOf = (parts: readonly unknown[]) =>
  `W/"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}"`

async function encoded(context: Context, { plain, packed }: KeptPayload) {
  const chosen = acceptedEncoding(context.req.header('accept-encoding'), ['br', 'gzip'])
  if (chosen === null) return { body: plain, encoding: {} }
  const body = chosen === 'br' ? packed : await compress(plain)
  return { body, encoding: { 'Content-Encoding': chosen } }
}
