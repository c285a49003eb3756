import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { copyText } from '@/common/lib/copyText'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/dialogs/ConfirmDialog'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { IconCopy } from '@/common/ui/icons/icons'
import { toastShown } from '@/common/ui/toasts/toastsSlice'
import type { TeamMember, AccessLink } from '@/contract/entities/account/membership'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import {
  useDeleteMemberMutation,
  useEndMemberSessionsMutation,
  useSaveMemberRoleMutation,
} from '@/features/membership/membershipApi'
import {
  membershipDialogClosed,
  selectIsMembershipLoading,
  selectMembershipDialog,
} from '@/features/membership/membershipSlice'
import { InviteDialog } from './InviteDialog'
import { RightsDialog } from './RightsDialog'
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
      {dialog?.kind === 'rights' && member && <RightsDialog member={member} />}
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

interface LinkDialogProps extends AccessLink {
  /** The person for whom the link is. */
  email: string
}

/** A sign-in link to pass on; it is shown only once. */
function LinkDialog({ secretLink, expiresAt, isSent, email }: LinkDialogProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const close = () => dispatch(membershipDialogClosed())

  async function copy() {
    const isCopied = await copyText(secretLink)
    dispatch(
      toastShown(
        isCopied
          ? { tone: 'success', message: { id: 'membership.alert_link-copied' } }
          : { tone: 'warning', message: { id: 'membership.alert_link-not-copied' } },
      ),
    )
  }

  return (
    <Dialog
      opened
      onClose={close}
      size="md"
      title={<FormattedMessage id="membership.title_link" values={{ email }} />}
    >
      <Stack gap="md">
        <Text size="sm">
          <FormattedMessage
            id={isSent ? 'membership.text_link-sent' : 'membership.text_link'}
            values={{ email }}
          />
        </Text>
        <TextInput
          label={intl.formatMessage({ id: 'membership.label_link' })}
          value={secretLink}
          readOnly
          onFocus={({ currentTarget }) => {
            currentTarget.select()
          }}
        />
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id="membership.text_link-until"
            values={{
              date: intl.formatDate(expiresAt, { dateStyle: 'medium', timeStyle: 'short' }),
            }}
          />
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <FormattedMessage id="common.action_close" />
          </Button>
          <Button data-autofocus leftSection={<IconCopy size={18} />} onClick={() => void copy()}>
            <FormattedMessage id="membership.action_copy-link" />
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
