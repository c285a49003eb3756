import type { Hono } from 'hono'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import { askDeletion, keepAccount } from '../../domains/accounts/privacy/deletion'
import { keptMonths, loadRetention, saveRetention } from '../../domains/accounts/privacy/retention'
import { storedThings } from '../../domains/accounts/tables/storedTables'
import { route } from '../../http/route'
import type { World } from '../../world'

export function privacyRoutes(app: Hono, world: World): void {
  const { getPrivacy, getRetention } = privacyEndpoints
  route(app, world, getPrivacy, async ({ actor }) => {
    const { months, limit } = await loadRetention(world, actor.account.id)
    return {
      privacy: { stored: storedThings(world.settings), eventMonths: keptMonths(months, limit) },
    }
  })
  route(app, world, getRetention, async ({ actor }) => ({
    retention: await loadRetention(world, actor.account.id),
  }))
  route(app, world, privacyEndpoints.saveRetention, async ({ actor, body }) => ({
    retention: await saveRetention(world, actor, body.months),
  }))
  route(app, world, privacyEndpoints.askDeletion, async ({ actor, body }) => ({
    deletion: await askDeletion(world, actor, body),
  }))
  route(app, world, privacyEndpoints.keepAccount, async ({ actor }) => {
    await keepAccount(world, actor)
    return {}
  })
}
