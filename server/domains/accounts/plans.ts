import type { Plan, Subscription } from '@/contract/entities/account/plan'
import type { Usage } from '@/contract/entities/account/usage'
import { loadAllowance, presentUsage } from '../../allowance/allowance'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import { presentPlan } from './presentAccount'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { loadSubscription } from './loadAccountData'

/** All plans, the smallest first. */
export async function loadPlans(db: Db): Promise<Plan[]> {
  const rows = await db.selectFrom('plan').selectAll().orderBy('id').execute()
  return rows.map(presentPlan)
}

export async function loadPlan(db: Db, id: number): Promise<Plan> {
  const row = await db.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ApiError(404, 'not-found')
  return presentPlan(row)
}

/** How much of its plan the actor's account has used. */
export async function loadUsage(db: Db, { account, requestedAt }: Actor): Promise<Usage> {
  const { created_at } = await db
    .selectFrom('account')
    .where('id', '=', account.id)
    .select('created_at')
    .executeTakeFirstOrThrow()
  return presentUsage(await loadAllowance(db, account.id, requestedAt), created_at, requestedAt)
}

/** Cancels the automatic renewal; the paid period continues to its end. */
export async function cancelRenewal(world: World, actor: Actor): Promise<Subscription> {
  return world.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('account')
      .set({ is_auto_renewal: 0, renewal_cancelled_at: world.clock.now() })
      .where('id', '=', actor.account.id)
      .where('is_auto_renewal', '=', 1)
      .executeTakeFirstOrThrow()
    const subscription = await loadSubscription(db, actor.account.id)
    if (numUpdatedRows === 0n || !subscription) throw refused('nothing-to-cancel')
    await audit(db, world, actor, {
      action: 'subscription.cancel',
      entity: 'account',
      id: actor.account.id,
      detail: { paidUntil: subscription.paidUntil },
    })
    return subscription
  })
}
