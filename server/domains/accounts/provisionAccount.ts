import type { SourceType } from '@/contract/entities/source'
import type { Db } from '../../db/openDatabase'

/** The sources that every account has, without any connection. */
const OWN_SOURCES: readonly SourceType[] = ['upload', 'link', 'customer']

/** Gives a new account its own sources and the tariff of a shop that runs its own server. */
export async function provisionAccount(db: Db, accountId: number, now: number): Promise<void> {
  await db
    .insertInto('source')
    .values(
      OWN_SOURCES.map((type) => ({
        account_id: accountId,
        type,
        name: '',
        auto_markup_mode: 'off' as const,
        created_at: now,
      })),
    )
    .execute()
  await db
    .updateTable('account')
    .set((account) => ({
      plan_id: account.selectFrom('plan').where('code', '=', 'own').select('id'),
    }))
    .where('id', '=', accountId)
    .execute()
}
