import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconCheck, IconDots, IconLink, IconLogout } from '@/common/ui/icons/icons'
import { Menu } from '@/common/ui/menus/floating'
import type { TeamMember } from '@/contract/entities/account/membership'
import { useCreateMemberLinkMutation } from '../membershipApi'
import { membershipDialogOpened, selectIsMembershipLoading } from '../membershipSlice'

/** More actions for a member: show their rights, create a sign-in link, end their sessions. */
export function MemberMenu({ member }: { member: TeamMember }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [createLink] = useCreateMemberLinkMutation()
  const { id, name, isInvited } = member
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          size={44}
          disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'membership.menu_member' }, { name })}
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCheck size={16} />}
          onClick={() => dispatch(membershipDialogOpened({ kind: 'rights', memberId: id }))}
        >
          <FormattedMessage id="membership.action_rights" />
        </Menu.Item>
        <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void createLink({ id })}>
          <FormattedMessage
            id={isInvited ? 'membership.action_invitation-link' : 'membership.action_password-link'}
          />
        </Menu.Item>
        {!isInvited && (
          <Menu.Item
            leftSection={<IconLogout size={16} />}
            onClick={() => dispatch(membershipDialogOpened({ kind: 'end-sessions', memberId: id }))}
          >
            <FormattedMessage id="membership.action_end-sessions" />
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
