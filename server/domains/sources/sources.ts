import type { BodyOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import { mayPublishAtOnce, type Source } from '@/contract/entities/sources/source'
import { requirePermission, type Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { areOwn } from '../../db/ownIds'
import { hasManyWriters } from '../../db/writers'
import { refused } from '../../errors/apiError'
import { ownSource } from './loadSources'
import { planSourceReading } from './reading/readingPlan'
import { planSuggestions } from './suggestForSource'
import type { World } from '../../world'
import { audit } from '../../auth/audit'

type SourceSettings = BodyOf<typeof sourceEndpoints.saveSource>

/**
 * Changes the settings for a source's new posts. Auto-publication and its albums need the right to
 * publish.
 */
export async function saveSource(
  world: World,
  actor: Actor,
  id: number,
  settings: SourceSettings,
): Promise<Source> {
  return world.db.transaction().execute(async (db) => {
    const stored = await ownSource(db, actor, id, world.clock.now())
    const { isAutoPublication = stored.isAutoPublication, autoMarkupMode = stored.autoMarkupMode } =
      settings
    if (isAutoPublication && !mayPublishAtOnce(stored.type)) throw refused('source-of-others')
    if (stored.isAutoPublication !== isAutoPublication) requirePermission(actor, 'PUBLISH_POST')
    if (settings.albumList) {
      if (isAutoPublication) requirePermission(actor, 'PUBLISH_POST')
      await writeAlbums(db, actor, id, settings.albumList)
    }
    await db
      .updateTable('source')
      .set((source) => ({
        is_auto_publication:
          settings.isAutoPublication === undefined
            ? source.ref('is_auto_publication')
            : isAutoPublication
              ? 1
              : 0,
        auto_markup_mode: settings.autoMarkupMode ?? source.ref('auto_markup_mode'),
        revision: source('revision', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    if (stored.autoMarkupMode !== autoMarkupMode) {
      await planSuggestions(db, world, { id, account_id: actor.account.id })
    }
    await audit(db, world, actor, {
      action: 'source.save',
      entity: 'source',
      id,
      detail: { ...settings },
    })
    return ownSource(db, actor, id, world.clock.now())
  })
}

async function writeAlbums(
  db: Db,
  { account }: Actor,
  source_id: number,
  albumList: readonly number[],
): Promise<void> {
  if (!(await areOwn(db, 'album', account.id, albumList))) {
    throw refused('album-not-found', 'albumList')
  }
  await lockSource(db, source_id)
  await db.deleteFrom('source_album').where('source_id', '=', source_id).execute()
  const rows = [...new Set(albumList)].map((album_id) => ({ source_id, album_id }))
  if (rows.length > 0) await db.insertInto('source_album').values(rows).execute()
}

/** Concurrent changes of the albums wait for each other; the embedded engine has one writer anyway. */
async function lockSource(db: Db, id: number): Promise<void> {
  if (!hasManyWriters(db)) return
  await db.selectFrom('source').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Queues a reading of the source now; during a reading, one more after it. */
export async function readSourceNow(world: World, actor: Actor, id: number): Promise<Source> {
  return world.db.transaction().execute(async (db) => {
    const source = await ownSource(db, actor, id, world.clock.now())
    if (source.reading === null || source.reading.state === 'waiting') {
      throw refused('source-not-read')
    }
    await planSourceReading(db, world, { id, account_id: actor.account.id })
    await audit(db, world, actor, { action: 'source.read', entity: 'source', id })
    return ownSource(db, actor, id, world.clock.now())
  })
}
