import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useIntl } from 'react-intl'
import { LIMITS } from '@/contract/limits'
import '@mantine/core/styles/PasswordInput.css'

/** A password that can be looked at while it is typed. */
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
      {...props}
    />
  )
}
