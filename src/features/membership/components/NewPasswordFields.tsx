import type { PasswordInputProps } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { PasswordField, PasswordRules } from './PasswordField'

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
