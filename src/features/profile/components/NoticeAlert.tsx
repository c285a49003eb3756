import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import { TARIFF_TIME_ZONE } from '@/contract/constants'
import { NOTICE_MESSAGES, type AccountNotice } from '@/contract/entities/account/accountNotices'

interface NoticeAlertProps {
  notice: AccountNotice
  /** The actions after the text. */
  children: ReactNode
  /** Without it the notice cannot be closed. */
  onClose?: (() => void) | undefined
}

/** A notice about the tariff, with its dates. */
export function NoticeAlert({
  notice: { code, isUrgent, at },
  children,
  onClose,
}: NoticeAlertProps) {
  const intl = useIntl()
  const day = (time: number | null, timeZone?: string) =>
    time === null
      ? 'none'
      : intl.formatDate(time, { dateStyle: 'long', ...(timeZone && { timeZone }) })
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
        id={NOTICE_MESSAGES[code]}
        values={{
          ended: day(at.ended),
          frozen: day(at.frozen),
          monthEnd: day(at.monthEnd, TARIFF_TIME_ZONE),
        }}
      />{' '}
      {children}
    </Alert>
  )
}
