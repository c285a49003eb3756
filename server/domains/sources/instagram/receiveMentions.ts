import { META_WEBHOOK_PATH } from '@/contract/addresses'
import type { ResponseOf } from '@/contract/endpoint'
import type { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Db } from '../../../db/openDatabase'
import type { MentionNotice } from '../../../networks/instagram/webhook'
import { planJob } from '../../../queue/jobQueue'
import type { Settings } from '../../../settings'
import type { World } from '../../../world'
import { sourceJob, type PlannedSource } from '../reading/readingPlan'

/** Mentions that arrive close together are read together: each reading queries the whole profile. */
export const MENTIONS_WAIT_MS = 5 * 60_000
/**
 * Mentions that were not read within this time are deleted, as when the profile's sign-in has
 * expired.
 */
const KEPT_MS = 7 * 24 * 3_600_000
/** Rows per insert. */
const BATCH = 500

/** Queues a mention for each account that has its profile connected; drops mentions of other profiles. */
export async function receiveMentions(
  world: Pick<World, 'db' | 'clock'>,
  notices: readonly MentionNotice[],
): Promise<void> {
  if (notices.length === 0) return
  const received_at = world.clock.now()
  const sources = await sourcesOf(
    world.db,
    notices.map(({ profileId }) => profileId),
  )
  const rows = sources.flatMap(({ id: source_id, provider_id }) =>
    notices
      .filter(({ profileId }) => profileId === provider_id)
      .map(({ mediaId: media_id, commentId: comment_id }) => ({
        source_id,
        media_id,
        comment_id,
        received_at,
      })),
  )
  await world.db.transaction().execute(async (db) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      await db
        .insertInto('instagram_mention')
        .values(rows.slice(from, from + BATCH))
        .onConflict((conflict) =>
          conflict.columns(['source_id', 'media_id', 'comment_id']).doNothing(),
        )
        .execute()
    }
    for (const source of sources) {
      await forgetOld(db, source, received_at)
      await planMentions(db, source, received_at)
    }
  })
}

async function sourcesOf(db: Db, profileIds: readonly string[]) {
  const sources: (PlannedSource & { provider_id: string | null })[] = []
  const distinct = [...new Set(profileIds)]
  for (let from = 0; from < distinct.length; from += BATCH) {
    const found = await db
      .selectFrom('source')
      .innerJoin('integration', 'integration.id', 'source.integration_id')
      .where('integration.type', '=', 'facebook')
      .where('integration.provider_id', 'in', distinct.slice(from, from + BATCH))
      .select(['source.id', 'source.account_id', 'integration.provider_id'])
      .orderBy('source.id')
      .execute()
    sources.push(...found)
  }
  return sources
}

async function forgetOld(db: Db, { id }: PlannedSource, now: number): Promise<void> {
  await db
    .deleteFrom('instagram_mention')
    .where('source_id', '=', id)
    .where('received_at', '<=', now - KEPT_MS)
    .execute()
}

/** A failed reading is retried by its own schedule: Meta may have requested a pause. */
async function planMentions(db: Db, source: PlannedSource, now: number): Promise<void> {
  const key = sourceJob(source)
  const failed = await db
    .selectFrom('job')
    .where('account_id', '=', key.accountId)
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .where('problem', 'is not', null)
    .where('run_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (!failed) await planJob(db, key, now + MENTIONS_WAIT_MS, now)
}

/** The settings that the server lacks to receive Meta's mention webhooks; null when it has all. */
export function lackingMentions({
  publicUrl,
  metaWebhookToken,
}: Pick<Settings, 'publicUrl' | 'metaWebhookToken'>): ResponseOf<
  typeof sourceEndpoints.listIntegrations
>['lackingMentions'] {
  const isHttps = publicUrl.startsWith('https://')
  if (isHttps && metaWebhookToken !== null) return null
  return { isHttps, webhookUrl: `${publicUrl}${META_WEBHOOK_PATH}` }
}
