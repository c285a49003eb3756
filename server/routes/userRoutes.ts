import type { Hono } from 'hono'
import { endpoints } from '@/contract/endpoints'
import { route } from '../http/route'
import { presentUser } from '../presenters/presentUser'
import { audit } from '../rules/audit'
import type { World } from '../world'

export function userRoutes(app: Hono, world: World): void {
  route(app, world, endpoints.getUser, ({ actor }) => Promise.resolve({ user: presentUser(actor) }))

  route(app, world, endpoints.saveUser, async ({ actor, body: { locale } }) => {
    await world.db.transaction().execute(async (db) => {
      await db.updateTable('person').set({ locale }).where('id', '=', actor.person.id).execute()
      await audit(db, world, actor, {
        action: 'person.save',
        entity: 'person',
        id: actor.person.id,
        detail: { locale },
      })
    })
    return { user: presentUser({ ...actor, person: { ...actor.person, locale } }) }
  })
}
