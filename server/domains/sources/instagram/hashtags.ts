import type { Selectable } from 'kysely'
import { type Hashtags, HASHTAG_LIMITS } from '@/contract/entities/sources/hashtag'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable } from '../../../db/tables/integrations'
import { ApiError, refused } from '../../../errors/apiError'
import { findHashtag, recentHashtags } from '../../../networks/instagram/hashtagSearch'
import type { World } from '../../../world'
import { planSourceReading, type PlannedSource } from '../reading/readingPlan'
import { openToken } from '../tokens'
import { askInstagram } from './askInstagram'

interface Profile {
  integration: Selectable<IntegrationTable>
  providerId: string
  token: string
  source: PlannedSource
}

/**
 * The hashtags of a profile, with the names requested within seven days, of which Meta allows
 * thirty.
 */
export async function listHashtags(world: World, actor: Actor, id: number): Promise<Hashtags> {
  const profile = await profileOf(world, actor, id)
  return present(world.db, profile, await recentOf(world, profile))
}

/** Starts reading a hashtag. A name that was not requested within seven days counts as one of Meta's thirty. */
export async function addHashtag(
  world: World,
  actor: Actor,
  id: number,
  name: string,
): Promise<Hashtags> {
  const profile = await profileOf(world, actor, id)
  const recent = await recentOf(world, profile)
  const isFree = recent.includes(name)
  if (!isFree && recent.length >= HASHTAG_LIMITS.names) throw refused('hashtags-used-up', 'name')
  const hashtagId = await askInstagram(profile.token, (caller) =>
    findHashtag(world, caller, profile.providerId, name),
  )
  if (hashtagId === null) throw refused('hashtag-not-found', 'name')
  await world.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('instagram_hashtag')
      .values({
        source_id: profile.source.id,
        name,
        provider_id: hashtagId,
        created_at: world.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['source_id', 'name']).doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!added) return
    // Hashtags are read less often than the profile; the user waits for this one.
    await db
      .updateTable('source')
      .set({ cursor: null })
      .where('id', '=', profile.source.id)
      .execute()
    await planSourceReading(db, world, profile.source)
    await audit(db, world, actor, {
      action: 'integration.add-hashtag',
      entity: 'integration',
      id,
      detail: { name },
    })
  })
  return present(world.db, profile, isFree ? recent : [...recent, name])
}

/** Stops reading a hashtag; its posts stay. */
export async function deleteHashtag(
  world: World,
  actor: Actor,
  id: number,
  name: string,
): Promise<{ name: string }> {
  const { source } = await connectionOf(world.db, actor, id)
  await world.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('instagram_hashtag')
      .where('source_id', '=', source.id)
      .where('name', '=', name)
      .execute()
    await audit(db, world, actor, {
      action: 'integration.delete-hashtag',
      entity: 'integration',
      id,
      detail: { name },
    })
  })
  return { name }
}

const recentOf = (world: World, { token, providerId }: Profile): Promise<string[]> =>
  askInstagram(token, (caller) => recentHashtags(world, caller, providerId))

async function present(db: Db, { source }: Profile, recent: string[]): Promise<Hashtags> {
  const rows = await db
    .selectFrom('instagram_hashtag')
    .select('name')
    .where('source_id', '=', source.id)
    .orderBy('name')
    .execute()
  return { hashtags: rows.map(({ name }) => name), recent }
}

async function profileOf(world: World, actor: Actor, id: number): Promise<Profile> {
  if (!world.settings.metaApp) throw refused('meta-app-missing')
  const { integration, source, providerId } = await connectionOf(world.db, actor, id)
  const token = openToken(world, integration)
  if (token === null) throw refused('facebook-token-refused')
  return { integration, providerId, token, source }
}

async function connectionOf(db: Db, { account }: Actor, id: number) {
  const integration = await db
    .selectFrom('integration')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('type', '=', 'facebook')
    .executeTakeFirst()
  const source = await db
    .selectFrom('source')
    .select(['id', 'account_id'])
    .where('integration_id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!integration || !source || integration.provider_id === null) {
    throw new ApiError(404, 'not-found')
  }
  return { integration, source, providerId: integration.provider_id }
}
