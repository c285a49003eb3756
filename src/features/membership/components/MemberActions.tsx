import { ActionIcon } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconTrash } from '@/common/ui/icons/icons'
import type { TeamMember } from '@/contract/entities/membership'
import { membershipDialogOpened, selectIsMembershipLoading } from '../membershipSlice'
import { MemberMenu } from './MemberMenu'

/** Actions for a member of the team; not for oneself, and for an owner only by an owner. */
export function MemberActions({ member }: { member: TeamMember }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const user = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const { id, name, email, isOwner } = member
  if (email === user.email || (isOwner && !user.isOwner)) return null
  return (
    <>
      <MemberMenu member={member} />
      <ActionIcon
        size={44}
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'membership.label_remove' }, { name })}
        onClick={() => dispatch(membershipDialogOpened({ kind: 'remove', memberId: id }))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </>
  )
}
