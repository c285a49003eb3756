import { lookAfterOrders } from '../domains/payments/notices'
import type { World } from '../world'
import { startRounds } from './startRounds'

const PAUSE_MS = 5 * 60 * 1000

/** Follows payments by card now and every few minutes, if the operator has them. Returns a function that stops it. */
export function startPayments(world: World): () => Promise<void> {
  if (world.settings.yookassa === null) return () => Promise.resolve()
  return startRounds(
    world,
    async () => {
      await lookAfterOrders(world)
      return null
    },
    PAUSE_MS,
  )
}
