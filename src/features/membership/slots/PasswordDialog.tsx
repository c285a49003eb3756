import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/api/useRequestFields'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/FormDialog'
import { confirmationProblem, newPasswordProblem, textProblem } from '@/contract/personRules'
import { PasswordField } from '../components/PasswordField'
import { useChangePasswordMutation } from '../membershipApi'
import { passwordDialogClosed, selectIsMembershipLoading } from '../membershipSlice'
import { usePersonProblem } from '../usePersonProblem'

const EMPTY = { current_password: '', password: '', confirmed_password: '' }

/** Changes the person's own password; they stay signed in here, and nowhere else. */
export function PasswordDialog() {
  const intl = useIntl()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const { email } = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [changePassword, request] = useChangePasswordMutation()
  const form = useRequestFields({
    request,
    initial: EMPTY,
    problemsOf: ({ current_password, password, confirmed_password }) => ({
      current_password: wordsOf(textProblem(current_password)),
      password: wordsOf(newPasswordProblem(password)),
      confirmed_password: wordsOf(confirmationProblem(password, confirmed_password)),
    }),
  })
  const close = () => dispatch(passwordDialogClosed())

  function submit() {
    if (!form.check()) return
    const { current_password, password, confirmed_password } = form.values
    void changePassword({
      currentPassword: current_password,
      password,
      confirmedPassword: confirmed_password,
    })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="membership.title_password" />}
      submitLabel={<FormattedMessage id="membership.action_password" />}
      isBusy={isBusy}
      alert={form.alert}
      onSubmit={submit}
      onClose={close}
    >
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_current-password' })}
        autoComplete="current-password"
        data-autofocus
        {...form.bind('current_password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_new-password' })}
        autoComplete="new-password"
        {...form.bind('password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_confirmed-password' })}
        autoComplete="new-password"
        {...form.bind('confirmed_password')}
      />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="membership.text_password" />
      </Text>
    </FormDialog>
  )
}
