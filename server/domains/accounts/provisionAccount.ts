import type { SourceType } from '@/contract/entities/sources/source'
import type { Db } from '../../db/openDatabase'

/** The sources of every account, without any connection. */
const OWN_SOURCES: readonly SourceType[] = ['upload', 'link', 'customer']

/** Creates a new account's own sources and assigns the plan of a self-hosted shop. */
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
