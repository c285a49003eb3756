import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { asRoubles } from './money'
import { inTurn, payOrder, takeBack } from './settle'

interface Outcome {
  isDone: boolean
  /** Message id without `server.payment_`. */
  says: string
  values: Record<string, string>
}

/** Notes that an invoice was paid or that all of its money went back, each once. */
export async function settleInvoice(
  world: Pick<World, 'db' | 'clock' | 'settings' | 'report'>,
  action: 'confirm' | 'refund',
  number: number,
): Promise<Outcome> {
  let says = 'nothing'
  let amount = 0
  try {
    await inTurn(world, number, async (db, order) => {
      // What was paid by card is known by the provider alone.
      if (order.method !== 'invoice') {
        says = 'not-invoice'
        return
      }
      amount = order.amount
      const isChanged =
        action === 'confirm'
          ? await payOrder(db, world, order.id)
          : await takeBack(db, world, order.id, order.amount)
      if (isChanged) says = action === 'confirm' ? 'confirmed' : 'refunded'
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    says = 'unknown'
  }
  const isDone = says === 'confirmed' || says === 'refunded'
  return { isDone, says, values: { amount: asRoubles(amount) } }
}
