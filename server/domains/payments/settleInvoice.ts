import { writeAudit } from '../../auth/audit'
import { ApiError } from '../../errors/apiError'
import type { World } from '../../world'
import { asRoubles } from './money'
import { inTurn, isOpen, payOrder, setStatus, takeBack } from './settle'

interface Outcome {
  isDone: boolean
  /** Message id without `server.payment_`. */
  says: string
  values: Record<string, string>
}

export type InvoiceAction = 'confirm' | 'refund' | 'cancel'

/** The message of each successful action. */
const DONE = { confirm: 'confirmed', refund: 'refunded', cancel: 'cancelled' } as const

/** The provider's person who settles the invoice, and the amount that they saw. */
export interface Decision {
  personId: number
  amount: number
}

/** Marks an invoice as paid, fully refunded or cancelled, each once. */
export async function settleInvoice(
  world: Pick<World, 'db' | 'clock' | 'settings' | 'report'>,
  action: InvoiceAction,
  number: number,
  decision: Decision | null = null,
): Promise<Outcome> {
  let says = 'nothing'
  let amount = 0
  try {
    await inTurn(world, number, async (db, order) => {
      // Only the provider knows the payments by card.
      if (order.method !== 'invoice') {
        says = 'not-invoice'
        return
      }
      amount = order.amount
      if (decision && decision.amount !== amount) {
        says = 'differs'
        return
      }
      if (action === 'confirm') {
        if (!(await payOrder(db, world, order.id))) return
      } else if (action === 'refund') {
        if (!(await takeBack(db, world, order.id, order.amount))) return
      } else {
        if (!isOpen(order)) return
        await setStatus(db, world, order, 'cancelled')
      }
      says = DONE[action]
      if (decision === null || action === 'refund') return
      await writeAudit(db, world, {
        accountId: order.account_id,
        personId: decision.personId,
        visitId: null,
        change: { action: `invoice.${action}`, entity: 'order', id: order.id, detail: { amount } },
      })
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    says = 'unknown'
  }
  const isDone = says === DONE[action]
  return { isDone, says, values: { amount: asRoubles(amount) } }
}
