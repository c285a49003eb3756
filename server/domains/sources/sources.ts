import type { BodyOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Source } from '@/contract/entities/source'
import { requirePermission, type Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'
import { presentSource } from './presentSource'
import type { World } from '../../world'
import { audit } from '../../auth/audit'

type SourceSettings = BodyOf<typeof sourceEndpoints.saveSource>

/** The sources of an account with their numbers of posts. */
export async function loadSources(db: Db, accountId: number): Promise<Source[]> {
  const rows = await db
    .selectFrom('source')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
  const counts = await db
    .selectFrom('post')
    .where('account_id', '=', accountId)
    .groupBy('provider')
    .select((post) => ['post.provider', post.fn.countAll<number>().as('count')])
    .execute()
  const countOf = new Map(counts.map(({ provider, count }) => [provider, count]))
  return rows.map((row) => presentSource(row, countOf.get(row.type) ?? 0))
}

/** Changes the settings for a source's new posts. Auto-publication needs the right to publish. */
export async function saveSource(
  world: World,
  actor: Actor,
  id: number,
  { isAutoPublication, autoMarkupMode }: SourceSettings,
): Promise<Source> {
  return world.db.transaction().execute(async (db) => {
    const stored = await ownSource(db, actor, id)
    if (stored.isAutoPublication !== isAutoPublication) requirePermission(actor, 'PUBLISH_POST')
    await db
      .updateTable('source')
      .set((source) => ({
        is_auto_publication: isAutoPublication ? 1 : 0,
        auto_markup_mode: autoMarkupMode,
        revision: source('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await audit(db, world, actor, {
      action: 'source.save',
      entity: 'source',
      id,
      detail: { isAutoPublication, autoMarkupMode },
    })
    return { ...stored, isAutoPublication, autoMarkupMode }
  })
}

async function ownSource(db: Db, { account }: Actor, id: number): Promise<Source> {
  const source = (await loadSources(db, account.id)).find((one) => one.id === id)
  if (!source) throw new ApiError(404, 'not-found')
  return source
}
