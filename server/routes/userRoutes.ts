import type { Hono } from 'hono'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { gettingStartedEndpoints } from '@/contract/endpoints/account/gettingStarted'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { attentionEndpoints } from '@/contract/endpoints/attention'
import { userEndpoints } from '@/contract/endpoints/user'
import { audit } from '../auth/audit'
import { endVisits } from '../auth/visits'
import { exportAudit } from '../domains/accounts/audit/exportAudit'
import { listAudit, listAuditPeople } from '../domains/accounts/audit/listAudit'
import { hideAttention, listAttention } from '../domains/attention/attention'
import { refused } from '../errors/apiError'
import { closeGettingStarted, loadGettingStarted } from '../domains/accounts/gettingStarted'
import { loadAccountData, loadPayments } from '../domains/accounts/loadAccountData'
import { cancelRenewal, loadPlan, loadPlans, loadUsage } from '../domains/accounts/plans'
import { saveTimeZone } from '../domains/accounts/saveTimeZone'
import { presentUser } from '../domains/accounts/presentAccount'
import { idParam } from '../http/routePath'
import { route } from '../http/route'
import type { World } from '../world'

export function userRoutes(app: Hono, world: World): void {
  route(app, world, userEndpoints.getUser, async ({ actor }) => ({
    user: presentUser(actor, await loadAccountData(world.db, actor)),
  }))
  route(app, world, gettingStartedEndpoints.getGettingStarted, ({ actor }) =>
    loadGettingStarted(world, actor),
  )
  route(app, world, gettingStartedEndpoints.closeGettingStarted, async ({ actor }) => {
    await closeGettingStarted(world, actor, true)
    return {}
  })
  route(app, world, gettingStartedEndpoints.reopenGettingStarted, async ({ actor }) => {
    await closeGettingStarted(world, actor, false)
    return {}
  })
  route(app, world, attentionEndpoints.listAttention, async ({ actor }) => ({
    items: await listAttention(world.db, actor),
  }))
  route(app, world, attentionEndpoints.hideAttention, async ({ actor, body }) => {
    await hideAttention(world, actor, body)
    return {}
  })
  route(app, world, attentionEndpoints.showAttention, async ({ actor, body: { kind } }) => {
    await hideAttention(world, actor, { kind })
    return {}
  })
  route(app, world, userEndpoints.saveUser, async ({ actor, body }) => {
    await world.db.transaction().execute(async (db) => {
      if (Object.keys(body).length > 0) {
        await db.updateTable('person').set(body).where('id', '=', actor.person.id).execute()
      }
      await audit(db, world, actor, {
        action: 'person.save',
        entity: 'person',
        id: actor.person.id,
        detail: { fields: Object.keys(body) },
      })
    })
    const changed = { ...actor, person: { ...actor.person, ...body } }
    return { user: presentUser(changed, await loadAccountData(world.db, actor)) }
  })
  route(app, world, userEndpoints.saveAccount, async ({ actor, body: { timeZone } }) => {
    await saveTimeZone(world, actor, timeZone)
    const changed = { ...actor, account: { ...actor.account, timeZone } }
    return { user: presentUser(changed, await loadAccountData(world.db, actor)) }
  })
}

export function auditRoutes(app: Hono, world: World): void {
  route(app, world, auditEndpoints.listAudit, ({ actor, body }) =>
    listAudit(world.db, actor, body.filter, body.page),
  )
  route(app, world, auditEndpoints.listAuditPeople, ({ actor }) => listAuditPeople(world.db, actor))
  route(app, world, auditEndpoints.exportAudit, async ({ actor, body }) => ({
    file: await exportAudit(world.db, actor, body.filter, body.timeZone),
  }))
  route(app, world, userEndpoints.endVisit, async ({ actor }) => {
    const { person, account, visit } = actor
    if (visit === null || person.session === null) throw refused('not-a-visit')
    const which = { session: person.session, accountId: account.id }
    await world.db.transaction().execute((db) => endVisits(db, world.clock.now(), which))
    return {}
  })
}

export function profileRoutes(app: Hono, world: World): void {
  route(app, world, profileEndpoints.listPayments, async ({ actor }) => ({
    payments: await loadPayments(world.db, actor.account.id),
  }))
  route(app, world, profileEndpoints.unsubscribe, async ({ actor }) => ({
    plan: await cancelRenewal(world, actor),
  }))
  route(app, world, profileEndpoints.listPlans, async () => ({ plans: await loadPlans(world.db) }))
  route(app, world, profileEndpoints.getUsage, async ({ actor }) => ({
    usage: await loadUsage(world.db, actor),
  }))
  route(app, world, profileEndpoints.getPlan, async ({ params }) => ({
    plan: await loadPlan(world.db, idParam(params.id)),
  }))
}
