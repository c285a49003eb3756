import { Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { LIMITS } from '@/contract/limits'
import { emailProblem, textProblem } from '@/contract/personRules'
import { useAskEmailChangeMutation } from '../mailApi'
import { emailChangeClosed } from '../membershipSlice'
import { PasswordField, usePersonProblem } from './PasswordFields'

const EMPTY = { email: '', current_password: '' }

/** Requests another e-mail, for which the person enters their password. */
export function EmailDialog() {
  const intl = useIntl()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const [askChange, request] = useAskEmailChangeMutation({ fixedCacheKey: 'askEmailChange' })
  const form = useRequestFields({
    request,
    initial: EMPTY,
    problemsOf: ({ email, current_password }) => ({
      email: wordsOf(emailProblem(email)),
      current_password: wordsOf(textProblem(current_password)),
    }),
  })

  function submit() {
    if (!form.check()) return
    const { email, current_password } = form.values
    void askChange({ email, currentPassword: current_password })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="mail.title_change" />}
      submitLabel={<FormattedMessage id="mail.action_ask" />}
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={() => dispatch(emailChangeClosed())}
    >
      <TextInput
        label={intl.formatMessage({ id: 'mail.label_new-email' })}
        type="email"
        autoComplete="email"
        required
        data-autofocus
        maxLength={LIMITS.typedText}
        {...form.bind('email')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_current-password' })}
        autoComplete="current-password"
        {...form.bind('current_password')}
      />
      <Text size="sm" c="dimmed">
        <FormattedMessage id="mail.text_ask" />
      </Text>
    </FormDialog>
  )
}
