import type { Account } from '@/contract/entities/account/user'
import type { Person } from '../../auth/sessions'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'

/** The accounts that a person may open, by name: their own teams', and all accounts for the provider's staff. */
export async function listAccounts(db: Db, person: Person): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('member', (join) =>
      join.onRef('member.account_id', '=', 'account.id').on('member.person_id', '=', person.id),
    )
    .leftJoin('team_role', 'team_role.id', 'member.role_id')
    .$if(!person.isProviderAdmin, (query) => query.where('member.id', 'is not', null))
    .select([
      'account.username',
      'account.name',
      'member.id as member_id',
      'member.is_owner',
      'team_role.code',
    ])
    .orderBy('account.name')
    .execute()
  return rows.map(({ username, name, member_id, is_owner, code }) => {
    if (member_id === null) return { username, name, role: 'admin' }
    if (is_owner === 1) return { username, name, role: 'owner' }
    return { username, name, role: code ? translate(person.locale, `server.role_${code}`) : '' }
  })
}
