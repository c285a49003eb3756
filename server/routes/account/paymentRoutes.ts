import type { Hono } from 'hono'
import { YOOKASSA_WEBHOOK_PATH } from '@/contract/addresses'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { loadInvoice } from '../../domains/payments/invoice'
import { receiveNotice } from '../../domains/payments/notices'
import { loadOffer, loadQuote } from '../../domains/payments/offer'
import { loadAct, loadReceipt } from '../../domains/payments/orderDocuments'
import { cancelOrder, checkOrder, createOrder } from '../../domains/payments/orders'
import { resumeRenewal } from '../../domains/payments/renewals'
import { ApiError } from '../../errors/apiError'
import { parseJson, readBytes, textOf } from '../../http/readBody'
import { idParam } from '../../http/routePath'
import { route } from '../../http/route'
import type { World } from '../../world'

/** A notice holds one payment. */
const MAX_NOTICE_BYTES = 64 * 1024

export function paymentRoutes(app: Hono, world: World): void {
  route(app, world, paymentEndpoints.getOffer, async ({ actor }) => ({
    offer: await loadOffer(world, actor),
  }))
  route(app, world, paymentEndpoints.getQuote, async ({ actor, body }) => ({
    quote: await loadQuote(world, actor, body),
  }))
  route(app, world, paymentEndpoints.createOrder, async ({ actor, body }) => ({
    order: await createOrder(world, actor, body),
  }))
  route(app, world, paymentEndpoints.checkOrder, async ({ actor, params }) => ({
    order: await checkOrder(world, actor, idParam(params.id)),
  }))
  route(app, world, paymentEndpoints.cancelOrder, async ({ actor, params }) => ({
    order: await cancelOrder(world, actor, idParam(params.id)),
  }))
  route(app, world, paymentEndpoints.getInvoice, ({ actor, params }) =>
    loadInvoice(world, actor, idParam(params.id)),
  )
  route(app, world, paymentEndpoints.getAct, ({ actor, params }) =>
    loadAct(world, actor, idParam(params.id)),
  )
  route(app, world, paymentEndpoints.getReceipt, ({ actor, params }) =>
    loadReceipt(world, actor, idParam(params.id)),
  )
  route(app, world, paymentEndpoints.resumeRenewal, async ({ actor }) => ({
    plan: await resumeRenewal(world, actor),
  }))
  // Anyone can send a notice, so it only causes a request to the provider.
  app.post(YOOKASSA_WEBHOOK_PATH, async (context) => {
    if (world.settings.yookassa === null) throw new ApiError(404, 'not-found')
    const body = await readBytes(context.req.raw, MAX_NOTICE_BYTES)
    const isSettled = await receiveNotice(world, parseJson(textOf(body)))
    return context.text('', isSettled ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}
