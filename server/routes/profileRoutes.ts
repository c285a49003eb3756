import type { Hono } from 'hono'
import { profileEndpoints } from '@/contract/endpoints/profile'
import { idParam } from '../http/idParam'
import { route } from '../http/route'
import { loadPayments } from '../domains/accounts/loadAccountData'
import { cancelRenewal, loadPlan, loadPlans } from '../domains/accounts/plans'
import type { World } from '../world'

export function profileRoutes(app: Hono, world: World): void {
  route(app, world, profileEndpoints.listPayments, async ({ actor }) => ({
    payments: await loadPayments(world.db, actor.account.id),
  }))
  route(app, world, profileEndpoints.unsubscribe, async ({ actor }) => ({
    plan: await cancelRenewal(world, actor),
  }))
  route(app, world, profileEndpoints.listPlans, async () => ({ plans: await loadPlans(world.db) }))
  route(app, world, profileEndpoints.getPlan, async ({ params }) => ({
    plan: await loadPlan(world.db, idParam(params.id)),
  }))
}
