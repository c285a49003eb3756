import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { AccountNotice } from '@/features/profile/accountNotices'

const WORDS: Record<AccountNotice['code'], MessageId> = {
  'frozen-licence': 'usage.alert_frozen-licence',
  'frozen-visitors': 'usage.alert_frozen-visitors',
  'frozen-loads': 'usage.alert_frozen-loads',
  ended: 'usage.alert_ended',
  'full-storage': 'usage.alert_full-storage',
  week: 'usage.alert_week',
  'two-weeks': 'usage.alert_two-weeks',
  'near-visitors': 'usage.alert_near-visitors',
  'near-loads': 'usage.alert_near-loads',
  'near-storage': 'usage.alert_near-storage',
}

interface NoticeAlertProps {
  notice: AccountNotice
  /** What can be done about it, after the text. */
  children: ReactNode
  /** Without it the notice stays. */
  onClose?: (() => void) | undefined
}

/** A notice about the tariff, with the dates that matter. */
export function NoticeAlert({
  notice: { code, isUrgent, at },
  children,
  onClose,
}: NoticeAlertProps) {
  const intl = useIntl()
  const day = (time: number | null) =>
    time === null ? 'none' : intl.formatDate(time, { dateStyle: 'long' })
  return (
    <Alert
      role={isUrgent ? 'alert' : 'status'}
      color={isUrgent || code === 'week' ? 'red' : 'yellow'}
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      {...(onClose && {
        withCloseButton: true,
        onClose,
        closeButtonLabel: intl.formatMessage({ id: 'usage.action_close' }),
      })}
    >
      <FormattedMessage
        id={WORDS[code]}
        values={{ ended: day(at.ended), frozen: day(at.frozen), monthEnd: day(at.monthEnd) }}
      />{' '}
      {children}
    </Alert>
  )
}
