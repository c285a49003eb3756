import { Alert } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNow } from '@/common/lib/useNow'
import type { MessageId } from '@/common/i18n/messages'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { momentOf } from '../../momentOf'
import { tokenExpiry, type TokenExpiry } from '../../tokenExpiry'
import '@mantine/core/styles/Alert.css'

const WORDS: Record<TokenExpiry, { id: MessageId; color: string }> = {
  'two-weeks': { id: 'integrations.alert_token-two-weeks', color: 'yellow' },
  week: { id: 'integrations.alert_token-week', color: 'orange' },
  day: { id: 'integrations.alert_token-day', color: 'orange' },
  expired: { id: 'integrations.alert_token-expired', color: 'red' },
}

/** Warns of a token that ends in less than two weeks, in less than one, within a day, or has ended (product-rules/sources.md#token-expiry). */
export function TokenNotice({ expiresAt }: { expiresAt: string | null }) {
  const intl = useIntl()
  const expiry = tokenExpiry(expiresAt, useNow())
  if (expiry === null || expiresAt === null) return null
  const { id, color } = WORDS[expiry]
  // Some live for an hour only.
  const date =
    expiry === 'day'
      ? momentOf(intl, expiresAt)
      : intl.formatDate(expiresAt, { day: 'numeric', month: 'long' })
  return (
    <Alert color={color} icon={<IconAlertTriangle size={18} />} role="status">
      <FormattedMessage id={id} values={{ date }} />
    </Alert>
  )
}
