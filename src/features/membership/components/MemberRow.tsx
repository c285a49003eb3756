import { ActionIcon, Avatar, Badge, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { IconTrash } from '@/common/ui/icons/icons'
import type { TeamMember, TeamRole } from '@/contract/entities/membership'
import { useSaveMemberRoleMutation } from '../membershipApi'
import { membershipDialogOpened, selectIsMembershipLoading } from '../membershipSlice'
import { MemberMenu } from './MemberMenu'
import classes from './MemberRow.module.css'

interface MemberRowProps {
  member: TeamMember
  roles: TeamRole[]
}

const managesPeople = (role: TeamRole | undefined) =>
  role?.teamRolePermissions.some(({ name }) => name === 'MANAGE_USERS') ?? false

/** A person of the team: their role can be changed, they can be removed. */
export function MemberRow({ member, roles }: MemberRowProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const user = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [saveRole, { isLoading, originalArgs }] = useSaveMemberRoleMutation()
  const { id, name, email, isOwner, isInvited, teamRole, createdAt } = member
  const isSelf = email === user.email
  const canRemove = !isSelf && (!isOwner || user.isOwner)
  const shownRole = isLoading ? originalArgs?.roleId : teamRole?.id

  function choose(roleId: number) {
    const chosen = roles.find((role) => role.id === roleId)
    if (isSelf && !managesPeople(chosen)) {
      dispatch(membershipDialogOpened({ kind: 'demote', memberId: id, roleId }))
    } else {
      void saveRole({ id, roleId })
    }
  }

  return (
    <li className={classes.row}>
      <Avatar name={name} color="pine" size={40} radius="xl" aria-hidden />
      <div className={classes.words}>
        <Text component="div" fw={600} size="sm" className={classes.name}>
          {name}
          {isSelf && (
            <Badge variant="light" color="gray" size="sm" ml={8} tt="none">
              <FormattedMessage id="membership.text_self" />
            </Badge>
          )}
        </Text>
        <Text size="xs" c="dimmed" className={classes.name}>
          {email}
        </Text>
      </div>
      <div className={classes.role}>
        {isOwner ? (
          <Badge variant="light" size="lg" tt="none">
            <FormattedMessage id="membership.text_owner" />
          </Badge>
        ) : (
          <Select
            aria-label={intl.formatMessage({ id: 'membership.label_role-of' }, { name })}
            data={roles.map((role) => ({ value: String(role.id), label: role.name }))}
            value={shownRole === undefined ? null : String(shownRole)}
            allowDeselect={false}
            disabled={isBusy}
            onChange={(value) => {
              if (value !== null && Number(value) !== teamRole?.id) choose(Number(value))
            }}
          />
        )}
      </div>
      <Text size="xs" c="dimmed" className={classes.since}>
        <FormattedMessage
          id={isInvited ? 'membership.text_invited' : 'membership.text_since'}
          values={{ date: intl.formatDate(createdAt, { dateStyle: 'medium' }) }}
        />
      </Text>
      <div className={classes.remove}>
        {canRemove && <MemberMenu member={member} />}
        {canRemove && (
          <ActionIcon
            size={44}
            disabled={isBusy}
            aria-label={intl.formatMessage({ id: 'membership.label_remove' }, { name })}
            onClick={() => dispatch(membershipDialogOpened({ kind: 'remove', memberId: id }))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
    </li>
  )
}
