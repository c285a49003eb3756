import type { Context, Hono } from 'hono'
import { META_WEBHOOK_PATH } from '@/contract/addresses'
import { receiveMentions } from '../domains/sources/instagram/receiveMentions'
import { ApiError } from '../errors/apiError'
import { parseJson, readBytes, textOf } from '../http/readBody'
import { isSameText, isSignedByMeta, mentionsIn } from '../networks/instagram/webhook'
import type { World } from '../world'

/** Meta sends up to a thousand changes in one notification, each of some 200 bytes. */
const MAX_BYTES = 1024 * 1024

/** Meta's webhook: its verification and notifications. Only signed requests of the application are accepted. */
export function metaWebhookRoutes(app: Hono, world: World): void {
  app.get(META_WEBHOOK_PATH, (context) => {
    const { token } = webhookOf(world)
    const query = context.req.query()
    const isOurs =
      query['hub.mode'] === 'subscribe' && isSameText(query['hub.verify_token'] ?? '', token)
    if (!isOurs) throw new ApiError(403, 'forbidden')
    return done(context, query['hub.challenge'] ?? '')
  })
  app.post(META_WEBHOOK_PATH, async (context) => {
    const { secret } = webhookOf(world)
    const body = await readBytes(context.req.raw, MAX_BYTES)
    const signature = context.req.header('x-hub-signature-256') ?? ''
    if (!isSignedByMeta(secret, body, signature)) throw new ApiError(403, 'forbidden')
    await receiveMentions(world, mentionsIn(parseJson(textOf(body))))
    return done(context)
  })
}

/** The webhook's secret and token; throws 404 when it is not set up. */
function webhookOf({ settings: { metaApp, metaWebhookToken } }: World) {
  if (!metaApp || metaWebhookToken === null) throw new ApiError(404, 'not-found')
  return { secret: metaApp.secret, token: metaWebhookToken }
}

const done = (context: Context, text = '') =>
  context.text(text, 200, { 'Cache-Control': 'no-store' })
