import type { World } from '../../../world'
import type { ReadSource } from './source'

/** Those of the keys whose posts were deleted in the library, by whatever connection they were imported. */
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
