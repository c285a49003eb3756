import type { Db } from '../../../db/openDatabase'
import type { World } from '../../../world'

/** The id of the account's one source of mentions, for all networks; created with the first mention. */
export async function mentionSource(
  { clock }: Pick<World, 'clock'>,
  db: Db,
  accountId: number,
): Promise<number> {
  const find = () =>
    db
      .selectFrom('source')
      .where('account_id', '=', accountId)
      .where('type', '=', 'mention')
      .orderBy('id')
      .select('id')
  const known = await find().executeTakeFirst()
  if (known) return known.id
  const { name } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('name')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('source')
    .values({
      account_id: accountId,
      type: 'mention',
      name,
      auto_markup_mode: 'off',
      created_at: clock.now(),
    })
    // Another network of the account may insert its first one at the same moment.
    .onConflict((conflict) => conflict.columns(['account_id', 'type', 'name']).doNothing())
    .execute()
  return (await find().executeTakeFirstOrThrow()).id
}
