import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { gallerySettingsSchema } from '@/contract/entities/widget'
import { ARTICLE_LENGTH, LOOK_PARAM, WIDGET_API } from '@/contract/widgets/embed'
import { widgetAnswerSchema } from '@/contract/widgets/widgetAnswers'
import { isWidgetEvent, widgetEventBatchSchema } from '@/contract/widgets/widgetApi'
import { networkOf } from '../caller/networkOf'
import { readJson } from '../db/readJson'
import { respondWithFailure } from '../http/respondWithFailure'
import { ApiError } from '../errors/apiError'
import { brokenText } from '../http/brokenText'
import { distinctCallerAddress } from '../caller/callerAddress'
import { callerLocale } from '../caller/callerLocale'
import { checkSent, checkShape } from '../http/checkInput'
import { isFresh } from '../http/isFresh'
import { parseJson, readBody } from '../http/readBody'
import type { PublicCall, Sender } from '../limits/sender'
import { recordAnswer } from '../domains/answers/recordAnswer'
import { recordEvents } from '../domains/analytics/recordEvents'
import { isLookAllowed } from '../domains/widgets/widgetLook'
import { widgetPayload } from '../domains/widgets/widgetPayload'
import type { World } from '../world'

/** Only what is below is open to other origins. */
const EVERYTHING = '/widget/*'
const CACHE_SECONDS = 60
const PREFLIGHT_SECONDS = 24 * 60 * 60
const MAX_BATCH_BYTES = 64 * 1024
const MAX_ANSWER_BYTES = 8 * 1024
/** To be raised when the same content is drawn up differently, so that cached copies are not kept. */
const PAYLOAD_VERSION = 3

const querySchema = v.object({
  /** Of the product on whose page the widget is embedded; empty: not on a product's page. */
  article: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ARTICLE_LENGTH)), ''),
  /** Of a person who opened the shop's page from the cabinet. */
  [LOOK_PARAM]: v.optional(v.string(), ''),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
    '1',
  ),
})

const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** What the embed calls from any shop: no cookies, open to every origin, cacheable. */
export function widgetApiRoutes(world: World): Hono {
  const app = new Hono()
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
    context.header('Access-Control-Allow-Headers', 'Content-Type')
    context.header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
    return context.body(null, 204)
  })

  app.get(routerPath(WIDGET_API.widget), async (context) => {
    const { article, page, ...query } = checkSent(querySchema, context.req.query())
    const { widget, isLook } = await seenWidget(world, context, query[LOOK_PARAM])
    const version = [PAYLOAD_VERSION, widget.content_version, widget.revision, page]
    // An article may hold what a header may not.
    const etag = `W/"${[...version, encodeURIComponent(article)].join('-')}"`
    if (isLook) {
      // For one person: no cache on the way may keep it for others, nor the browser for when the hour is over.
      context.header('Cache-Control', 'private, no-store')
      context.header('Vary', '*')
    } else {
      context.header('ETag', etag)
      context.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`)
      if (isFresh(context.req.header('if-none-match'), etag)) return context.body(null, 304)
    }
    const payload = await widgetPayload(world, {
      embedId: widget.embed_id,
      widgetType: widget.widget_type,
      title: widget.role,
      locale: widget.locale,
      settings: readJson(gallerySettingsSchema, widget.settings),
      accountId: widget.account_id,
      article,
      page,
    })
    return context.json(payload)
  })

  app.post(routerPath(WIDGET_API.events), async (context) => {
    const sender = senderOf(world, context, 'events')
    world.publicCalls.demandRoom(sender, 1)
    const widget = await shownWidget(world, context)
    // Counted even if it does not exist: it was looked up and read.
    world.publicCalls.count(sender, 1)
    // A beacon can only have the type text.
    const sent = parseJson(await readBody(context.req.raw, MAX_BATCH_BYTES))
    const { events } = checkShape(widgetEventBatchSchema, sent)
    world.publicCalls.count(sender, Math.max(0, events.length - 1))
    const whole = events.filter((event) => brokenText(event) === null)
    await recordEvents(world, widget, whole.filter(isWidgetEvent))
    return context.body(null, 204)
  })

  app.post(routerPath(WIDGET_API.answers), async (context) => {
    const sender = senderOf(world, context, 'answers')
    world.publicCalls.demandRoom(sender, 1)
    const widget = await shownWidget(world, context)
    world.publicCalls.count(sender, 1)
    const sent = parseJson(await readBody(context.req.raw, MAX_ANSWER_BYTES))
    const answer = checkSent(widgetAnswerSchema, sent)
    return context.json(await recordAnswer(world, widget, answer))
  })
  return app
}

function senderOf({ settings }: World, context: Context, call: PublicCall): Sender {
  const network = networkOf(distinctCallerAddress(context, settings))
  return { call, network, embedId: context.req.param('embedId') ?? '' }
}

async function knownWidget({ db }: World, context: Context) {
  const widget = await db
    .selectFrom('widget')
    .innerJoin('account', 'account.id', 'widget.account_id')
    .selectAll('widget')
    .select(['account.locale', 'account.content_version'])
    .where('embed_id', '=', context.req.param('embedId') ?? '')
    .executeTakeFirst()
  if (!widget) throw new ApiError(404, 'widget-not-found')
  return widget
}

/** A widget that everyone may see; one that is off or only its team's is not there for shoppers. */
async function shownWidget(world: World, context: Context) {
  const widget = await knownWidget(world, context)
  if (widget.mode !== 'full_access') throw new ApiError(404, 'widget-not-found')
  return widget
}

/** A widget as shoppers see it, or as a member of its team who previews it on the shop's page. */
async function seenWidget(world: World, context: Context, look: string) {
  const widget = await knownWidget(world, context)
  if (widget.mode === 'full_access') return { widget, isLook: false }
  const isLook = widget.mode === 'admin_mode' && (await isLookAllowed(world, widget, look))
  if (!isLook) throw new ApiError(404, 'widget-not-found')
  return { widget, isLook }
}
