import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { timeZoneHere, zoneName } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { useAccountZone } from '@/common/session/accountZone'
import { canonicalTimeZone } from '@/contract/text/timeZone'

/** Names the account's time zone, by which reports split days, to a person in another time zone. */
export function AccountDays() {
  const { locale } = useIntl()
  const now = useNow()
  const zone = useAccountZone()
  if (zone === canonicalTimeZone(timeZoneHere())) return null
  return (
    <Text size="sm" c="dimmed">
      <FormattedMessage
        id="analytics.text_account-days"
        values={{ zone: zoneName(locale, zone, now) }}
      />
    </Text>
  )
}
