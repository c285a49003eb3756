import { Alert } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { MessageId } from '@/common/i18n/messages'
import { FACEBOOK_OUTCOME } from '@/contract/addresses'
import '@mantine/core/styles/Alert.css'

const WORDS: Readonly<Record<string, MessageId>> = {
  denied: 'integrations.alert_facebook-denied',
  rights: 'integrations.alert_facebook-rights',
  failed: 'integrations.alert_facebook-failed',
}

/** The outcome of the sign-in at Facebook, from the address of the redirect; nothing after a success. */
export function FacebookOutcome() {
  const intl = useIntl()
  const [address, setAddress] = useSearchParams()
  const outcome = address.get(FACEBOOK_OUTCOME) ?? ''
  const id = Object.hasOwn(WORDS, outcome) ? WORDS[outcome] : undefined
  if (id === undefined) return null
  return (
    <Alert
      color="orange"
      role="alert"
      icon={<IconAlertTriangle size={18} />}
      withCloseButton
      closeButtonLabel={intl.formatMessage({ id: 'common.action_close' })}
      onClose={() => {
        setAddress(
          (all) => {
            all.delete(FACEBOOK_OUTCOME)
            return all
          },
          { replace: true },
        )
      }}
    >
      <FormattedMessage id={id} />
    </Alert>
  )
}
