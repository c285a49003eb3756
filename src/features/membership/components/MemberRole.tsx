import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import type { TeamMember } from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import { useSaveMemberRoleMutation } from '../membershipApi'
import { membershipDialogOpened, selectIsMembershipLoading } from '../membershipSlice'
import { CHOICE_HEIGHT, CHOICE_WIDTH, RoleOption } from './RoleOption'

interface MemberRoleProps {
  member: TeamMember
  roles: readonly TeamRole[]
}

const managesPeople = (role: TeamRole | undefined) =>
  role?.teamRolePermissions.some(({ name }) => name === 'MANAGE_USERS') ?? false

/** The role of a member; an owner has none. */
export function MemberRole({ member, roles }: MemberRoleProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const user = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [saveRole, { isLoading, originalArgs }] = useSaveMemberRoleMutation()
  const { id, name, email, isOwner, teamRole } = member
  const shownRole = isLoading ? originalArgs?.roleId : teamRole?.id
  if (isOwner) return <FormattedMessage id="membership.text_owner" />

  function choose(roleId: number) {
    const chosen = roles.find((role) => role.id === roleId)
    if (email === user.email && !managesPeople(chosen)) {
      dispatch(membershipDialogOpened({ kind: 'demote', memberId: id, roleId }))
    } else {
      void saveRole({ id, roleId })
    }
  }
  return (
    <Select
      aria-label={intl.formatMessage({ id: 'membership.label_role-of' }, { name })}
      data={roles.map((role) => ({ value: String(role.id), label: role.name }))}
      // A row on a phone is narrow.
      comboboxProps={{ width: CHOICE_WIDTH, position: 'bottom-start' }}
      maxDropdownHeight={CHOICE_HEIGHT}
      renderOption={({ option }) => (
        <RoleOption role={roles.find((role) => String(role.id) === option.value)} />
      )}
      value={shownRole === undefined ? null : String(shownRole)}
      allowDeselect={false}
      disabled={isBusy}
      onChange={(value) => {
        if (value !== null && Number(value) !== teamRole?.id) choose(Number(value))
      }}
    />
  )
}
