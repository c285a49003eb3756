import { YOOKASSA_WEBHOOK_PATH } from '@/contract/addresses'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import type { LicenceMonths, Order } from '@/contract/entities/account/order'
import { askService } from '../../../server/outbound/askService'
import { readSettings } from '../../../server/settings'
import { playInternet } from '../web/internet'
import type { Client } from '../client'
import type { TestWorld } from '../world'
import { paymentEnvironment, PRICES } from './paymentEnvironment'
import { createYookassaNetwork, type FakePayment, type YookassaNetwork } from './yookassaNetwork'
import { yookassaServer } from './yookassaServer'

export interface PaymentDesk {
  network: YookassaNetwork
  planId(code: 'start' | 'shop' | 'large' | 'own'): Promise<number>
  /** The body of an order that is in order. */
  orderOf(
    code: 'start' | 'shop' | 'large',
    months?: LicenceMonths,
    changes?: Record<string, unknown>,
  ): Promise<Record<string, unknown>>
  order(
    client: Client,
    code: 'start' | 'shop' | 'large',
    months?: LicenceMonths,
    changes?: Record<string, unknown>,
  ): Promise<Order>
  /** The provider's payment of an order. */
  paymentOf(order: { id: number }): Promise<FakePayment>
  /** Sends a notice about a payment; returns the status of the answer. */
  notify(payment: Pick<FakePayment, 'id' | 'metadata'>, event?: string): Promise<number>
  /** Plan, end and renewal of the account. */
  licence(account: { id: number }): Promise<{ plan: string | null; paidUntil: number | null }>
  close(): void
}

export { A_COMPANY, OPERATOR_COMPANY, PRICES } from './paymentEnvironment'

let keys = 0

/** A back office whose operator takes payments at a fake YooKassa, which is called over HTTP. */
export async function openPaymentDesk(world: TestWorld): Promise<PaymentDesk> {
  const network = createYookassaNetwork()
  const internet = await playInternet(yookassaServer(network))
  const url = internet.at('', '127.0.0.1')
  const { tariffPrices, yookassa, yookassaApiUrl, operatorCompany } = readSettings(
    paymentEnvironment(network, url),
  )
  Object.assign(world.settings, { tariffPrices, yookassa, yookassaApiUrl, operatorCompany })
  world.services.ask = askService
  const desk: PaymentDesk = {
    network,
    async planId(code) {
      const { id } = await world.db
        .selectFrom('plan')
        .where('code', '=', code)
        .select('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async orderOf(code, months = 1, changes = {}) {
      const prices: Partial<Record<LicenceMonths, number>> = PRICES[code]
      return {
        key: `test-key-${String((keys += 1))}`,
        planId: await desk.planId(code),
        months,
        amount: prices[months] ?? 1,
        method: 'card',
        isRenewed: false,
        company: null,
        ...changes,
      }
    },
    async order(client, code, months, changes) {
      const body = await desk.orderOf(code, months, changes)
      return (await client.call(paymentEndpoints.createOrder, { body: body as never })).order
    },
    async paymentOf({ id }) {
      const { provider_id } = await world.db
        .selectFrom('plan_order')
        .where('id', '=', id)
        .select('provider_id')
        .executeTakeFirstOrThrow()
      const payment = network.payments.get(provider_id ?? '')
      if (!payment) throw new Error('The provider does not know the order')
      return payment
    },
    async notify({ id, metadata }, event = 'payment.succeeded') {
      const object =
        event === 'refund.succeeded' ? { id: `refund-of-${id}`, payment_id: id } : { id, metadata }
      const response = await world.app.request(YOOKASSA_WEBHOOK_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'notification', event, object }),
      })
      return response.status
    },
    async licence({ id }) {
      const row = await world.db
        .selectFrom('account')
        .leftJoin('plan', 'plan.id', 'account.plan_id')
        .where('account.id', '=', id)
        .select(['plan.code', 'account.paid_until'])
        .executeTakeFirstOrThrow()
      return { plan: row.code, paidUntil: row.paid_until }
    },
    close: () => {
      internet.close()
    },
  }
  return desk
}
