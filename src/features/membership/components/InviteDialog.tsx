import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRefusal } from '@/common/api/fieldRefusal'
import { useMessage } from '@/common/i18n/useMessage'
import { useFields } from '@/common/lib/useFields'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ConfirmDialog } from '@/common/ui/ConfirmDialog'
import { Dialog } from '@/common/ui/Dialog'
import { FormAlert } from '@/common/ui/FormAlert'
import type { TeamRole } from '@/contract/entities/membership'
import { LIMITS } from '@/contract/limits'
import {
  confirmationProblem,
  emailProblem,
  newPasswordProblem,
  textProblem,
} from '@/contract/personRules'
import { useCreateMemberMutation } from '../membershipApi'
import {
  leaveAsked,
  leaveDeclined,
  membershipDialogClosed,
  selectIsLeaveAsked,
  selectIsMembershipLoading,
} from '../membershipSlice'
import { usePersonProblem } from '../usePersonProblem'
import { PasswordField } from './PasswordField'

const FIELDS = ['name', 'email', 'role', 'password', 'confirmed_password'] as const
const EMPTY = { name: '', email: '', role: '', password: '', confirmed_password: '' }

/** Gives a new person a login and a role. What was filled in is not thrown away without asking. */
export function InviteDialog({ roles }: { roles: TeamRole[] }) {
  const intl = useIntl()
  const words = useMessage()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const isLeaveAsked = useAppSelector(selectIsLeaveAsked)
  const [createMember, { error, reset }] = useCreateMemberMutation()
  const refusal = fieldRefusal(error, FIELDS)
  const form = useFields({
    initial: EMPTY,
    onEdit: () => {
      if (error) reset()
    },
    problemsOf: ({ name, email, role, password, confirmed_password }) => ({
      name: wordsOf(textProblem(name)),
      email: wordsOf(emailProblem(email)),
      role: wordsOf(textProblem(role)),
      password: wordsOf(newPasswordProblem(password)),
      confirmed_password: wordsOf(confirmationProblem(password, confirmed_password)),
    }),
  })
  const { name, email, role, password, confirmed_password } = form.values
  const bind = (field: (typeof FIELDS)[number]) => ({
    ...form.inputOf(field),
    error: form.errorOf(field, refusal?.field === field ? words(refusal.message) : null),
  })
  const close = () => dispatch(form.isChanged ? leaveAsked() : membershipDialogClosed())

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (!form.check()) return
    const fields = { name, email, password, confirmedPassword: confirmed_password }
    void createMember({ ...fields, roleId: Number(role) })
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={<FormattedMessage id="membership.title_create" />}
      isUncloseable={isBusy}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {refusal?.field === null && <FormAlert>{words(refusal.message)}</FormAlert>}
          <TextInput
            label={intl.formatMessage({ id: 'membership.label_name' })}
            autoComplete="off"
            required
            data-autofocus
            maxLength={LIMITS.personName}
            {...bind('name')}
          />
          <TextInput
            label={intl.formatMessage({ id: 'membership.label_email' })}
            type="email"
            autoComplete="off"
            required
            maxLength={LIMITS.typedText}
            {...bind('email')}
          />
          <Select
            label={intl.formatMessage({ id: 'membership.label_role' })}
            placeholder={intl.formatMessage({ id: 'membership.hint_role' })}
            data={roles.map(({ id, name: label }) => ({ value: String(id), label }))}
            required
            allowDeselect={false}
            value={role === '' ? null : role}
            error={bind('role').error}
            onChange={(value) => {
              form.setValue('role', value ?? '')
            }}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'membership.label_password' })}
            autoComplete="new-password"
            {...bind('password')}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'membership.label_confirmed-password' })}
            autoComplete="new-password"
            {...bind('confirmed_password')}
          />
          <Text size="sm" c="dimmed">
            <FormattedMessage id="membership.text_create" />
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={close}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            <Button type="submit" loading={isBusy}>
              <FormattedMessage id="membership.action_create" />
            </Button>
          </Group>
        </Stack>
      </form>
      {/* Mounted when it is asked, so that the Escape that asked does not answer as well. */}
      {isLeaveAsked && (
        <ConfirmDialog
          opened
          title={<FormattedMessage id="membership.title_leave" />}
          confirmLabel={<FormattedMessage id="membership.action_leave" />}
          onConfirm={() => dispatch(membershipDialogClosed())}
          onCancel={() => dispatch(leaveDeclined())}
        >
          <FormattedMessage id="membership.text_leave" />
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
