import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { LINK_LENGTH, LOOK_PARAM, WIDGET_API } from '@/contract/widgets/embed'
import { widgetAnswerSchema } from '@/contract/widgets/widgetAnswers'
import { widgetEventBatchSchema } from '@/contract/widgets/widgetApi'
import { callerNetwork } from '../caller/callerNetwork'
import { respondWithFailure } from '../http/respond'
import { ApiError } from '../errors/apiError'
import { callerDevice, callerLocale, isRobot } from '../caller/callerHeaders'
import { checkSent, checkShape } from '../http/checkInput'
import { isFresh } from '../http/requestHeaders'
import { translate } from '../language/messages'
import { parseJson, readBody } from '../http/readBody'
import type { PublicCall, Sender } from '../limits/refusals'
import { recordAnswer } from '../domains/answers/recordAnswer'
import { readEvents } from '../domains/analytics/events/recordEvents'
import { createEventWriter } from '../domains/analytics/events/createEventWriter'
import { articlesAt } from '../domains/products/productLinks'
import { productIdsByNumber } from '../domains/products/productsByNumber'
import { presentWidget } from '../domains/widgets/widgets'
import { createPayloadCache, type KeptPayload } from '../domains/widgets/payloadCache'
import { createSeenPages } from '../domains/widgets/facts/createSeenPages'
import { readLook } from '../domains/widgets/widgetLook'
import { segmentCodes, knownWidget, shownWidget } from '../domains/widgets/shownWidget'
import { widgetPayload } from '../domains/widgets/payload/widgetPayload'
import type { World } from '../world'
import { widgetPageRoutes, WIDGET_QUERY } from './pages/widgetPageRoutes'
import { widgetPictureRoutes } from './pictureRoutes'

/** The routes of this API, all of which are open to other origins. */
const EVERYTHING = '/widget/*'
const CACHE_SECONDS = 60
const PREFLIGHT_SECONDS = 24 * 60 * 60
const MAX_BATCH_BYTES = 64 * 1024
const MAX_ANSWER_BYTES = 8 * 1024
/** Characters of a user agent; the rest does not distinguish browsers. */
const MAX_AGENT = 300
/** The format of an id; an invalid one is not logged. */
const EMBED_ID = /^[\w-]{1,40}$/
/** To be raised when the same content is drawn up differently, so that cached copies are not kept. */
const PAYLOAD_VERSION = 7

const querySchema = v.object({
  ...WIDGET_QUERY,
  /** The address of a product's page, which identifies the product without a SKU. Advertising parameters may make it long. */
  address: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, LINK_LENGTH)),
    ),
  ),
  /** The preview token of a person who opened the shop's page from the cabinet. */
  [LOOK_PARAM]: v.optional(v.string(), ''),
})

const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** The embed's API for any shop: no cookies, open to every origin, cacheable. */
export function widgetApiRoutes(world: World): Hono {
  const app = new Hono()
  const payloads = createPayloadCache(world.clock)
  const seenPages = createSeenPages(world)
  const writeEvents = createEventWriter(world)
  app.onError((error, context) =>
    respondWithFailure(context, error, callerLocale(context), world.report),
  )
  app.use(EVERYTHING, async (context, next) => {
    await next()
    context.header('Access-Control-Allow-Origin', '*')
    context.header('Cross-Origin-Resource-Policy', 'cross-origin')
  })
  app.options(EVERYTHING, (context) => {
    context.header('Access-Control-Allow-Methods', 'GET, POST')
    // Shops wrap `fetch` to add headers of their own to every request; all are allowed, as this API has no cookies.
    const wanted = context.req.header('access-control-request-headers') ?? 'Content-Type'
    context.header('Access-Control-Allow-Headers', wanted)
    context.header('Vary', 'Access-Control-Request-Headers')
    context.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
    return context.body(null, 204)
  })

  app.route('/', widgetPageRoutes(world, payloads))
  app.route('/', widgetPictureRoutes(world))
  app.get(routerPath(WIDGET_API.widget), async (context) => {
    const { segment, page, ...query } = checkSent(querySchema, context.req.query())
    const { widget, look } = await seenWidget(world, context, query[LOOK_PARAM])
    const articles = await articlesOf(world, widget.account_id, query)
    const { content_version, revision, publishedBefore } = widget
    const frozen = publishedBefore === null ? [] : [`f${publishedBefore}`]
    const version = [PAYLOAD_VERSION, content_version, revision, page, ...frozen]
    const segments = segment === undefined ? null : segmentCodes(segment)
    // SKUs and codes may contain characters that are invalid in a header.
    const narrowed = [articles, segments].map((names) =>
      names === null ? '*' : names.map(encodeURIComponent).join('+'),
    )
    const etag = `W/"${[...version, narrowed.join('/')].join('-')}"`
    if (look) {
      // The response is for one person: neither a shared cache nor the browser may keep it, as it
      // expires.
      context.header('Cache-Control', 'private, no-store')
      context.header('Vary', '*')
      if (look.isEnded) return context.json(translate(look.locale, 'server.preview-ended'))
    } else {
      context.header('ETag', etag)
      context.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`)
      if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    }
    const read = async () =>
      widgetPayload(world, presentWidget(widget), {
        locale: widget.locale,
        accountId: widget.account_id,
        productIds: await productIdsByNumber(world.db, widget.account_id, articles),
        segments,
        publishedBefore,
        page,
      })
    if (look) return context.json(await read())
    const key = [widget.embed_id, widget.locale, etag].join(' ')
    const kept = await payloads.read(key, async () => ({ text: JSON.stringify(await read()) }))
    return sendKept(context, kept)
  })

  app.post(routerPath(WIDGET_API.events), async (context) => {
    const { widget, sender } = await countedCall(world, context, 'events')
    // A beacon can only have the type text.
    const sent = parseJson(await readBody(context.req.raw, MAX_BATCH_BYTES))
    const { events } = checkShape(widgetEventBatchSchema, sent)
    world.publicCalls.count(sender, Math.max(0, events.length - 1))
    // Responds with success, so that robots do not retry.
    if (isRobot(context)) return context.body(null, 204)
    const counted = readEvents(events)
    const visitor = widget.areVisitorsCounted ? visitorOf(context, sender) : null
    await writeEvents({ widget, events: counted, visitor, device: callerDevice(context) })
    await seenPages.record(widget, counted)
    return context.body(null, 204)
  })

  app.post(routerPath(WIDGET_API.answers), async (context) => {
    const { widget } = await countedCall(world, context, 'answers')
    const sent = parseJson(await readBody(context.req.raw, MAX_ANSWER_BYTES))
    const answer = checkSent(widgetAnswerSchema, sent)
    return context.json(await recordAnswer(world, widget, answer, callerDevice(context)))
  })
  return app
}

function sendKept(context: Context, { plain, packed }: KeptPayload): Response {
  const isPacked = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
  if (isPacked) context.header('Content-Encoding', 'br')
  return context.body(new Uint8Array(isPacked ? packed : plain), 200, {
    'Content-Type': 'application/json',
  })
}

/**
 * The widget of a public call. The call counts before its body is read, so that invalid ones count too, and an unknown
 * id counts as well, so that guesses are limited.
 */
async function countedCall(world: World, context: Context, call: PublicCall) {
  const { publicCalls, settings } = world
  const caller = { call, ...callerNetwork(context, settings) }
  const embedId = embedIdOf(context)
  const sender: Sender = { ...caller, embedId: EMBED_ID.test(embedId) ? embedId : null }
  publicCalls.demandRoom(sender, 1)
  const widget = await shownWidget(world, embedId).catch((error: unknown) => {
    publicCalls.count({ ...caller, embedId: null }, 1)
    throw error
  })
  publicCalls.count(sender, 1)
  return { widget, sender }
}

/** Shoppers with the same browser in the same network are one visitor: no address or id of theirs is stored. */
const visitorOf = (context: Context, { network }: Sender): string =>
  `${network} ${(context.req.header('user-agent') ?? '').slice(0, MAX_AGENT)}`

const embedIdOf = (context: Context) => context.req.param('embedId') ?? ''

/** SKUs of the product on whose page a widget is; null when the page is not a product's. */
async function articlesOf(
  { db }: World,
  accountId: number,
  { article, address }: { article: string; address?: string | undefined },
): Promise<string[] | null> {
  if (article !== '') return [article]
  return address === undefined ? null : articlesAt(db, accountId, address)
}

/** A widget as shoppers see it, or, with the `look`, as a member of its team who previews it on the shop's page. */
async function seenWidget(world: World, context: Context, token: string) {
  const widget = await knownWidget(world, embedIdOf(context))
  if (widget.mode === 'full_access') return { widget, look: null }
  const look = widget.mode === 'admin_mode' ? await readLook(world, widget, token) : null
  if (!look) throw new ApiError(404, 'widget-not-found')
  return { widget, look }
}
