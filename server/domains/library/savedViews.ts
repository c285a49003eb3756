import type { BodyOf } from '@/contract/endpoint'
import type { libraryEndpoints } from '@/contract/endpoints/library'
import type { SavedView } from '@/contract/entities/posts/postList'
import { LIMITS } from '@/contract/limits'
import type { Actor } from '../../auth/actor'
import { createOnce } from '../../auth/createOnce'
import type { Db } from '../../db/openDatabase'
import { ApiError, refused } from '../../errors/apiError'
import type { World } from '../../world'
import { audit } from '../../auth/audit'
import { normalised } from '../../language/searchText'

/** The person's own saved filters of the account, by name. */
export async function listSavedViews(db: Db, actor: Actor): Promise<SavedView[]> {
  const views = await viewsOf(db, actor).execute()
  const { compare } = new Intl.Collator(actor.person.locale, { numeric: true })
  return views.sort((one, other) => compare(one.name, other.name))
}

export async function createSavedView(
  world: World,
  actor: Actor,
  { name, search }: BodyOf<typeof libraryEndpoints.createSavedView>,
): Promise<SavedView> {
  return createOnce(world, actor, async (db) => {
    const known = await viewsOf(db, actor).execute()
    if (known.length >= LIMITS.savedViews) {
      throw refused('too-many-views', undefined, { max: LIMITS.savedViews })
    }
    const view = await db
      .insertInto('saved_view')
      .values({
        account_id: actor.account.id,
        person_id: actor.person.id,
        name,
        name_key: normalised(name),
        search,
        created_at: world.clock.now(),
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'person_id', 'name_key']).doNothing(),
      )
      .returning(['id', 'name', 'search'])
      .executeTakeFirst()
    if (!view) throw refused('view-exists', 'name', { value: name })
    await audit(db, world, actor, { action: 'view.create', entity: 'view', id: view.id })
    return view
  })
}

/** Returns the deleted filter; 404 for another person's. */
export async function deleteSavedView(world: World, actor: Actor, id: number): Promise<SavedView> {
  return world.db.transaction().execute(async (db) => {
    const view = await viewsOf(db, actor).where('id', '=', id).executeTakeFirst()
    if (!view) throw new ApiError(404, 'not-found')
    await db.deleteFrom('saved_view').where('id', '=', id).execute()
    await audit(db, world, actor, { action: 'view.delete', entity: 'view', id })
    return view
  })
}

function viewsOf(db: Db, { account, person }: Actor) {
  return db
    .selectFrom('saved_view')
    .where('account_id', '=', account.id)
    .where('person_id', '=', person.id)
    .select(['id', 'name', 'search'])
}
