import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import type { TeamMember, TeamRole } from '@/contract/entities/membership'
import {
  useDeleteMemberMutation,
  useEndMemberSessionsMutation,
  useSaveMemberRoleMutation,
} from '../membershipApi'
import {
  membershipDialogClosed,
  selectIsMembershipLoading,
  selectMembershipDialog,
} from '../membershipSlice'
import { InviteDialog } from './InviteDialog'
import { LinkDialog } from './LinkDialog'
import { RolesDialog } from './RolesDialog'

interface MembershipDialogsProps {
  members: TeamMember[]
  roles: TeamRole[]
}

/** The dialogs of the team; one closes by itself when its request has succeeded. */
export function MembershipDialogs({ members, roles }: MembershipDialogsProps) {
  const dispatch = useAppDispatch()
  const dialog = useAppSelector(selectMembershipDialog)
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [deleteMember] = useDeleteMemberMutation()
  const [saveRole] = useSaveMemberRoleMutation()
  const [endSessions] = useEndMemberSessionsMutation()
  useEffect(() => () => void dispatch(membershipDialogClosed()), [dispatch])
  const close = () => dispatch(membershipDialogClosed())
  const member =
    dialog && 'memberId' in dialog ? members.find(({ id }) => id === dialog.memberId) : undefined
  const removed = dialog?.kind === 'remove' ? member : undefined

  return (
    <>
      {dialog?.kind === 'create' && <InviteDialog roles={roles} />}
      {dialog?.kind === 'link' && <LinkDialog {...dialog} email={member?.email ?? ''} />}
      {dialog?.kind === 'roles' && <RolesDialog roles={roles} />}
      <ConfirmDialog
        opened={removed !== undefined}
        title={
          <FormattedMessage id="membership.title_remove" values={{ name: removed?.name ?? '' }} />
        }
        confirmLabel={<FormattedMessage id="common.action_delete" />}
        isBusy={isBusy}
        onConfirm={() => removed && void deleteMember({ id: removed.id })}
        onCancel={close}
      >
        <FormattedMessage id="membership.text_remove" />
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog?.kind === 'end-sessions'}
        title={
          <FormattedMessage
            id="membership.title_end-sessions"
            values={{ name: member?.name ?? '' }}
          />
        }
        confirmLabel={<FormattedMessage id="membership.action_end-sessions" />}
        isBusy={isBusy}
        onConfirm={() => member && void endSessions({ id: member.id })}
        onCancel={close}
      >
        <FormattedMessage id="membership.text_end-sessions" />
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog?.kind === 'demote'}
        title={<FormattedMessage id="membership.title_demote" />}
        confirmLabel={<FormattedMessage id="membership.action_demote" />}
        isBusy={isBusy}
        onConfirm={() =>
          dialog?.kind === 'demote' && void saveRole({ id: dialog.memberId, roleId: dialog.roleId })
        }
        onCancel={close}
      >
        <FormattedMessage id="membership.text_demote" />
      </ConfirmDialog>
    </>
  )
}
