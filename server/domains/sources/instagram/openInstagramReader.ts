import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../../../db/readJson'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { longLivedToken } from '../../../networks/instagram/facebookLogin'
import { graphCaller, type GraphCaller } from '../../../networks/instagram/graphApi'
import { instagramReader } from '../../../networks/instagram/instagramReader'
import { mediaKey } from '../../../networks/instagram/mediaItem'
import type { MentionQueue } from '../../../networks/instagram/mentionPages'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { SourceReader } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import { openToken, storeToken } from '../tokens'

type Integration = Selectable<IntegrationTable>
type Source = Selectable<SourceTable>

/**
 * The interval between readings of hashtags: Meta lists the posts of one day, and limits the calls.
 */
const HASHTAGS_EVERY_MS = 3 * 3_600_000
/** A token is valid for sixty days; it is replaced after half of them. */
const REPLACED_BEFORE_END_MS = 30 * 24 * 3_600_000

const cursorSchema = v.object({ hashtagsAt: v.number() })

/** Reads an Instagram business profile, with a token that is replaced long before it expires. */
export function openInstagramReader(
  world: World,
  integration: Integration,
  source: Source,
  signal: AbortSignal,
): SourceReader {
  const id = integration.provider_id
  const token = openToken(world, integration)
  if (id === null || token === null) throw new NetworkFailure('key')
  let caller: Promise<GraphCaller> | null = null
  return instagramReader(world, {
    id,
    callerOf: () => (caller ??= renewedCaller(world, integration, token, signal)),
    hashtags: () => dueHashtags(world, source),
    onHashtagsEnd: () => noteHashtags(world, source),
    mentions: mentionQueue(world, source),
  })
}

async function renewedCaller(
  world: World,
  { id, revision, token_expires_at }: Integration,
  token: string,
  signal: AbortSignal,
): Promise<GraphCaller> {
  const isLasting =
    token_expires_at === null || token_expires_at > world.clock.now() + REPLACED_BEFORE_END_MS
  if (isLasting) return graphCaller(token, signal)
  try {
    const renewed = await longLivedToken(world, token, signal)
    await world.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('integration')
        .set({ token_expires_at: renewed.expiresAt })
        .where('id', '=', id)
        // The user may have signed in again meanwhile.
        .where('revision', '=', revision)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0n) await storeToken(world, db, id, renewed.token)
    })
    return graphCaller(renewed.token, signal)
  } catch (error) {
    // The current token works until its expiry, and the next reading may replace it.
    if (error instanceof NetworkFailure && error.kind !== 'key') return graphCaller(token, signal)
    throw error
  }
}

/** Ids of the hashtags due for reading. */
async function dueHashtags({ db, clock }: World, { id, cursor }: Source): Promise<string[]> {
  const readAt = cursor === null ? null : readJson(cursorSchema, cursor).hashtagsAt
  if (readAt !== null && readAt > clock.now() - HASHTAGS_EVERY_MS) return []
  const rows = await db
    .selectFrom('instagram_hashtag')
    .select('provider_id')
    .where('source_id', '=', id)
    .orderBy('name')
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

/** A hashtag added during the reading is still due. */
async function noteHashtags({ db, clock }: World, { id, cursor }: Source): Promise<void> {
  await db
    .updateTable('source')
    .set({ cursor: JSON.stringify({ hashtagsAt: clock.now() }) })
    .where('id', '=', id)
    .where('cursor', cursor === null ? 'is' : '=', cursor)
    .execute()
}

/** The limit for one reading: each mention costs a call. */
const AT_ONCE = 100

/** The queued mentions of a source's profile, oldest first. */
function mentionQueue({ db }: World, { id }: Pick<Selectable<SourceTable>, 'id'>): MentionQueue {
  return {
    waiting: () =>
      db
        .selectFrom('instagram_mention')
        .where('source_id', '=', id)
        .select(['media_id as mediaId', 'comment_id as commentId'])
        .orderBy('received_at')
        .orderBy('media_id')
        .orderBy('comment_id')
        .limit(AT_ONCE)
        .execute(),
    onRead: async ({ mediaId, commentId }, item) => {
      const key = item?.key ?? mediaKey(mediaId, 'other')
      await db
        .deleteFrom('instagram_mention')
        .where('source_id', '=', id)
        .where('media_id', '=', mediaId)
        .where('comment_id', '=', commentId)
        // A mention whose pictures are unavailable for now stays queued: no list of Instagram
        // returns it again.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('source_item')
                .where('source_id', '=', id)
                .where('key', '=', key)
                .where('is_waiting', '=', 1)
                .select('key'),
            ),
          ),
        )
        .execute()
    },
  }
}
