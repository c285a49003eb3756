import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { LIMITS } from '@/contract/limits'
import { PERSON_ERROR_VALUES } from '@/contract/personRules'
import '@mantine/core/styles/PasswordInput.css'

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
export function PasswordRules() {
  return <FormattedMessage id="membership.hint_password" values={PERSON_ERROR_VALUES} />
}
