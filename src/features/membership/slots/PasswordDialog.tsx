import { Button, Group, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRefusal } from '@/common/api/fieldRefusal'
import { useMessage } from '@/common/i18n/useMessage'
import { useFields } from '@/common/lib/useFields'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/Dialog'
import { FormAlert } from '@/common/ui/FormAlert'
import { confirmationProblem, newPasswordProblem, textProblem } from '@/contract/personRules'
import { PasswordField } from '../components/PasswordField'
import { useChangePasswordMutation } from '../membershipApi'
import { passwordDialogClosed, selectIsMembershipLoading } from '../membershipSlice'
import { usePersonProblem } from '../usePersonProblem'

const FIELDS = ['current_password', 'password', 'confirmed_password'] as const
const EMPTY = { current_password: '', password: '', confirmed_password: '' }

/** Changes the person's own password; they stay signed in here, and nowhere else. */
export function PasswordDialog() {
  const intl = useIntl()
  const words = useMessage()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const { email } = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [changePassword, { error, reset }] = useChangePasswordMutation()
  const refusal = fieldRefusal(error, FIELDS)
  const form = useFields({
    initial: EMPTY,
    onEdit: () => {
      if (error) reset()
    },
    problemsOf: ({ current_password, password, confirmed_password }) => ({
      current_password: wordsOf(textProblem(current_password)),
      password: wordsOf(newPasswordProblem(password)),
      confirmed_password: wordsOf(confirmationProblem(password, confirmed_password)),
    }),
  })
  const bind = (field: (typeof FIELDS)[number]) => ({
    ...form.inputOf(field),
    error: form.errorOf(field, refusal?.field === field ? words(refusal.message) : null),
  })
  const close = () => dispatch(passwordDialogClosed())

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (!form.check()) return
    const { current_password, password, confirmed_password } = form.values
    void changePassword({
      currentPassword: current_password,
      password,
      confirmedPassword: confirmed_password,
    })
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={<FormattedMessage id="membership.title_password" />}
      isUncloseable={isBusy}
      size="sm"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {refusal?.field === null && <FormAlert>{words(refusal.message)}</FormAlert>}
          {/* Tells password managers whose password it is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label={intl.formatMessage({ id: 'membership.label_current-password' })}
            autoComplete="current-password"
            data-autofocus
            {...bind('current_password')}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'membership.label_new-password' })}
            autoComplete="new-password"
            {...bind('password')}
          />
          <PasswordField
            label={intl.formatMessage({ id: 'membership.label_confirmed-password' })}
            autoComplete="new-password"
            {...bind('confirmed_password')}
          />
          <Text size="sm" c="dimmed">
            <FormattedMessage id="membership.text_password" />
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={close}>
              <FormattedMessage id="common.action_cancel" />
            </Button>
            <Button type="submit" loading={isBusy}>
              <FormattedMessage id="membership.action_password" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
