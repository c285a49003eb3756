import type { Account } from '@/contract/entities/account/user'
import type { Person } from '../../auth/sessions'
import type { Db } from '../../db/openDatabase'
import { isoOrNull } from '../../language/times'
import { translate } from '../../language/messages'

/** The accounts that a person is a member of, by name. */
export async function listAccounts(db: Db, person: Person): Promise<Account[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('member', 'member.account_id', 'account.id')
    .leftJoin('team_role', 'team_role.id', 'member.role_id')
    .where('member.person_id', '=', person.id)
    .where('account.deletion_started_at', 'is', null)
    .select([
      'account.username',
      'account.name',
      'account.suspended_reason as suspendedReason',
      'account.deletes_at',
      'member.is_owner',
      'team_role.code',
    ])
    .orderBy('account.name')
    .execute()
  return rows.map(({ is_owner, code, deletes_at, ...row }) => {
    const account = { ...row, deletesAt: isoOrNull(deletes_at) }
    if (is_owner === 1) return { ...account, role: 'owner' }
    return { ...account, role: code ? translate(person.locale, `server.role_${code}`) : '' }
  })
}
