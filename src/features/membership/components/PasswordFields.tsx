import { type PasswordInputProps, PasswordInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.css'
import { useIntl, FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { LIMITS } from '@/contract/limits'
import { PERSON_ERROR_VALUES, type PersonErrorKind } from '@/contract/personRules'

interface NewPasswordFieldsProps {
  label: MessageId
  bind: (name: 'password' | 'confirmed_password') => PasswordInputProps
}

/** A new password, and its repetition. */
export function NewPasswordFields({ label, bind }: NewPasswordFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <PasswordField
        label={intl.formatMessage({ id: label })}
        description={<PasswordRules />}
        autoComplete="new-password"
        {...bind('password')}
      />
      <PasswordField
        label={intl.formatMessage({ id: 'membership.label_confirmed-password' })}
        autoComplete="new-password"
        {...bind('confirmed_password')}
      />
    </>
  )
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  const intl = useIntl()
  return (
    <PasswordInput
      required
      maxLength={LIMITS.typedText}
      visibilityToggleButtonProps={{
        'aria-label': intl.formatMessage({ id: 'membership.action_show-password' }),
        tabIndex: 0,
      }}
      // The library marks the error only visually.
      aria-invalid={Boolean(props.error)}
      {...props}
    />
  )
}

/** The rules of a new password, shown before it is typed. */
function PasswordRules() {
  return <FormattedMessage id="membership.hint_password" values={PERSON_ERROR_VALUES} />
}

/** Texts of the error kinds (product-rules/account.md#personal-fields). */
export function usePersonProblem(): (kind: PersonErrorKind | null) => string | null {
  const intl = useIntl()
  return (kind) => kind && intl.formatMessage({ id: kind }, PERSON_ERROR_VALUES)
}
