import type { Db } from '../../../db/openDatabase'
import type { World } from '../../../world'

/** The id of the account's own source of mentions, from whatever network they are; it comes with the first of them. */
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
    // Another network of the account may bring its first one at this moment.
    .onConflict((conflict) => conflict.columns(['account_id', 'type', 'name']).doNothing())
    .execute()
  return (await find().executeTakeFirstOrThrow()).id
}
