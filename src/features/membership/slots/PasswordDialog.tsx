import { Divider, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import { useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { confirmationProblem, newPasswordProblem, textProblem } from '@/contract/personRules'
import {
  NewPasswordFields,
  PasswordField,
  usePersonProblem,
} from '@/features/membership/components/PasswordFields'
import { SessionList } from '../components/SessionList'
import { useChangePasswordMutation } from '../membershipApi'
import { passwordDialogClosed, selectIsMembershipLoading } from '../membershipSlice'

const EMPTY = { current_password: '', password: '', confirmed_password: '' }

/** The person's own access: changing the password, which ends all other sessions, and the list of sessions. */
export function PasswordDialog() {
  const intl = useIntl()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const { email } = useUser()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [changePassword, request] = useChangePasswordMutation({ fixedCacheKey: 'changePassword' })
  const form = useRequestFields({
    request,
    initial: EMPTY,
    problemsOf: ({ current_password, password, confirmed_password }) => ({
      current_password: wordsOf(textProblem(current_password)),
      password: wordsOf(newPasswordProblem(password)),
      confirmed_password: wordsOf(confirmationProblem(password, confirmed_password)),
    }),
  })

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
      size="md"
      submitLabel={<FormattedMessage id="membership.action_password" />}
      isBusy={isBusy}
      isTyped={form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={() => dispatch(passwordDialogClosed())}
      below={
        <>
          <Divider my="lg" />
          <SessionList />
        </>
      }
    >
      {/* Shows password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_current-password' })}
        autoComplete="current-password"
        data-autofocus
        {...form.bind('current_password')}
      />
      <NewPasswordFields label="membership.label_new-password" bind={form.bind} />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="membership.text_password" />
      </Text>
    </FormDialog>
  )
}
