import type { ReactNode } from 'react'
import { Alert, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { FeedLoss as Loss } from '@/contract/entities/catalogue/feed'
import '@mantine/core/styles/Alert.css'

interface LossAlertProps {
  loss: Loss
  /** The consequence in this place. */
  text: MessageId
  role?: 'status'
  children?: ReactNode
}

/** Warns that most products of a feed would be deleted. */
export function LossAlert({ loss, text, role, children }: LossAlertProps) {
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role={role}>
      <Text fw={600} size="sm">
        <FormattedMessage id="feeds.alert_loss" values={loss} />
      </Text>
      <Text size="sm">
        <FormattedMessage id={text} />
      </Text>
      {children}
    </Alert>
  )
}
