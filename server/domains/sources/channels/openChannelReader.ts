import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { readJson } from '../../../db/readJson'
import type { Db } from '../../../db/openDatabase'
import type { IntegrationTable, SourceTable } from '../../../db/tables/integrations'
import { channelReader } from '../../../networks/channels/channelReader'
import { NetworkFailure } from '../../../networks/networkFailure'
import type { SourceReader } from '../../../networks/sourceReader'
import type { WebValidators } from '../../../outbound/web'
import type { World } from '../../../world'

const cursorSchema = v.object({ etag: v.string(), lastModified: v.string() })
const NOTHING_READ: WebValidators = { etag: '', lastModified: '' }

/** Opens a reader of a channel connected by its link. */
export function openChannelReader(
  world: World,
  { type, provider_id }: Selectable<IntegrationTable>,
  { id, cursor }: Selectable<SourceTable>,
  signal: AbortSignal,
): SourceReader {
  if ((type !== 'youtube' && type !== 'rss') || provider_id === null) {
    throw new NetworkFailure('refused')
  }
  return channelReader(
    world,
    { type, id: provider_id },
    {
      signal,
      validators: cursor === null ? NOTHING_READ : readJson(cursorSchema, cursor),
      onRead: (validators) => noteValidators(world.db, id, validators),
    },
  )
}

/**
 * Stores no validators while pictures are missing, so that the next reading requests the feed in
 * full.
 */
async function noteValidators(db: Db, id: number, validators: WebValidators): Promise<void> {
  const waiting = await db
    .selectFrom('source_item')
    .where('source_id', '=', id)
    .where('is_waiting', '=', 1)
    .select('key')
    .executeTakeFirst()
  await db
    .updateTable('source')
    .set({ cursor: waiting ? null : JSON.stringify(validators) })
    .where('id', '=', id)
    .execute()
}
