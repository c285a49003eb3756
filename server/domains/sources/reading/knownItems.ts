import type { Db } from '../../../db/openDatabase'
import type { Flag } from '../../../db/tables/columns'
import type { NetworkItem } from '../../../networks/sourceReader'
import type { World } from '../../../world'
import type { ReadSource } from './source'

interface ItemFate {
  post_id?: number | null
  left_out?: string | null
  is_waiting?: Flag
  missing_since?: number | null
}

type NotedItem = Pick<NetworkItem, 'key' | 'revision'> &
  Partial<Pick<NetworkItem, 'link' | 'publishedAt'>>

/** Records the outcome of a network's post; omitted fields keep their values. */
export async function noteItem(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  source: ReadSource,
  { key, revision, ...told }: NotedItem,
  fate: ItemFate,
): Promise<void> {
  const seen = {
    revision,
    read_at: clock.now(),
    missing_since: null,
    ...(told.link === undefined ? {} : { link: told.link }),
    ...(told.publishedAt === undefined ? {} : { published_at: told.publishedAt }),
    ...fate,
  }
  await db
    .insertInto('source_item')
    .values({ source_id: source.id, key, post_id: null, left_out: null, ...seen })
    .onConflict((conflict) => conflict.columns(['source_id', 'key']).doUpdateSet(seen))
    .execute()
}

/** The keys whose posts were deleted in the library, by whatever connection they were imported. */
export async function deletedKeys(
  { db }: Pick<World, 'db'>,
  { accountId, type }: ReadSource,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('deleted_item')
    .where('account_id', '=', accountId)
    // A mention is deleted as a mention, whichever network it is from.
    .where('network', 'in', [type, 'mention'])
    .where('key', 'in', keys)
    .select('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}
