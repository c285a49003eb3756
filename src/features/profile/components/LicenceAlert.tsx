import { Alert } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useNow } from '@/common/lib/useNow'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { Subscription } from '@/contract/entities/plan'
import { licenceNotice, type LicenceNotice } from '../licenceNotice'
import { SupportLink } from './SupportLink'
import '@mantine/core/styles/Alert.css'

const WORDS: Record<LicenceNotice, MessageId> = {
  'two-weeks': 'profile.alert_two-weeks',
  week: 'profile.alert_week',
  expired: 'profile.alert_expired',
}

/** Warns in time that the licence ends, with the consequences. */
export function LicenceAlert({ subscription }: { subscription: Subscription }) {
  const intl = useIntl()
  const notice = licenceNotice(subscription, useNow())
  if (notice === null) return null
  return (
    <Alert
      role="alert"
      color={notice === 'two-weeks' ? 'yellow' : 'red'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
    >
      <FormattedMessage
        id={WORDS[notice]}
        values={{ date: intl.formatDate(subscription.paidUntil ?? '', { dateStyle: 'long' }) }}
      />{' '}
      <SupportLink />
    </Alert>
  )
}
