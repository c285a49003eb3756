import { setTimeout } from 'node:timers/promises'
import { paymentEndpoints } from '@/contract/endpoints/account/payments'
import { setPlan } from '../../../test/server/accountFactories'
import type { Client } from '../../../test/server/client'
import { openServerDesk } from '../../../test/server/outages/serverDesk'
import { seededRandom } from '../../../test/seededRandom'
import { playInternet } from '../../../test/server/web/internet'
import { paymentEnvironment, PRICES } from '../../../test/server/yookassa/paymentEnvironment'
import { createYookassaNetwork } from '../../../test/server/yookassa/yookassaNetwork'
import { yookassaServer } from '../../../test/server/yookassa/yookassaServer'
import { openDatabase, type Db } from '../../db/openDatabase'
import { readSettings } from '../../settings'
import { monthsLater } from './licence'

const { createOrder, checkOrder } = paymentEndpoints
const ROUNDS = 8
/** Longer than the server needs from the provider's answer to its commit. */
const MAX_MS = 25
const END = Date.UTC(2027, 0, 31)

const desk = openServerDesk()

async function withData<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const db = await openDatabase(readSettings(desk.environment))
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

test('counts every payment once, and creates each at the provider once, whenever the server is killed after the provider’s answer', async () => {
  const random = seededRandom(20_261_129)
  const network = createYookassaNetwork()
  let onAnswer: (() => void) | null = null
  const provider = yookassaServer(network)
  const internet = await playInternet((request, response) => {
    response.once('finish', () => {
      onAnswer?.()
    })
    provider(request, response)
  })
  const environment = paymentEnvironment(network, internet.at('', '127.0.0.1'))
  const { account, planId } = await withData(async (db) => {
    const account = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const plan = db.selectFrom('plan').where('code', '=', 'start').select('id')
    await setPlan({ db }, account, 'start', END)
    return { account, planId: (await plan.executeTakeFirstOrThrow()).id }
  })
  let server = await desk.start(environment)
  let client = await desk.enter()
  let interrupted = 0

  /** Kills the server soon after the provider has answered this call, and starts it again. */
  async function killedIn(call: (client: Client) => Promise<unknown>): Promise<void> {
    const answered = new Promise<void>((resolve) => {
      onAnswer = resolve
    })
    const response = call(client).catch(() => {
      interrupted += 1
    })
    await answered
    onAnswer = null
    await setTimeout(random() * MAX_MS)
    await server.kill()
    await response
    server = await desk.start(environment)
    client = await desk.enter()
  }

  for (let round = 1; round <= ROUNDS; round += 1) {
    const body = {
      key: `round-${String(round)}-of-the-test`,
      planId,
      months: 1,
      amount: PRICES.start[1],
      method: 'card',
      isRenewed: false,
      company: null,
    } as const
    await killedIn((one) => one.call(createOrder, { body }))
    // A person presses the button again: the key is the same.
    const { order } = await client.call(createOrder, { body })
    expect(network.payments.size).toBe(round)
    for (const payment of network.payments.values()) payment.status = 'succeeded'
    await killedIn((one) => one.call(checkOrder, { params: { id: order.id } }))
    const checked = await client.call(checkOrder, { params: { id: order.id } })
    expect(checked.order.status).toBe('paid')
  }
  await server.kill()
  internet.close()
  // Otherwise nothing was tested.
  expect(interrupted).toBeGreaterThan(0)
  await withData(async (db) => {
    const ledger = await db.selectFrom('payment').select('amount').execute()
    expect(ledger.map(({ amount }) => amount)).toEqual(Array(ROUNDS).fill(PRICES.start[1]))
    const { paid_until } = await db
      .selectFrom('account')
      .where('id', '=', account.id)
      .select('paid_until')
      .executeTakeFirstOrThrow()
    let expected = END
    for (let round = 0; round < ROUNDS; round += 1) expected = monthsLater(expected, 1)
    expect(paid_until).toBe(expected)
  })
})
