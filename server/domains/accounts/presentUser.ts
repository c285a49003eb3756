import type { User } from '@/contract/entities/account/user'
import type { Actor } from '../../auth/actor'
import { translate } from '../../language/messages'

/** The part of the user data that belongs to the account; see `loadAccountData`. */
export type AccountData = Pick<
  User,
  | 'funnelStatus'
  | 'plan'
  | 'payments'
  | 'feed'
  | 'dataSourceList'
  | 'facebookIntegrations'
  | 'activeIntegration'
  | 'googleIntegration'
  | 'yandexIntegration'
  | 'isGettingStarted'
>

/** User data: the person, the account that they work in and their rights there. */
export function presentUser(actor: Actor, accountData: AccountData): User {
  const { person, account, member, isOwner, isViewedByAdmin, permissions } = actor
  return {
    email: person.email,
    username: account.username,
    name: person.name,
    accountName: account.name,
    locale: person.locale,
    isViewedByAdmin,
    isOwner,
    teamMembership: member?.role
      ? {
          id: member.id,
          teamRole: {
            id: member.role.id,
            name: translate(person.locale, `server.role_${member.role.code}`),
            teamRolePermissions: permissions.map((name) => ({ name })),
          },
        }
      : null,
    ...accountData,
  }
}
