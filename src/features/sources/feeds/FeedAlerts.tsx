import { Button, Group, Alert, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { IconAlertTriangle, IconReplace, IconRefresh } from '@/common/ui/icons/icons'
import type { FeedLoss as Loss } from '@/contract/entities/catalogue/feed'
import { feedDialogOpened } from '@/features/sources/sourcesSlice'
import { useReadFeedMutation } from './feedsApi'

interface FeedLossProps {
  id: number
  loss: Loss
  canManage: boolean
}

/**
 * Warns that a feed has lost most of its offers; it is held until a person approves it (product-rules/sources.md#feed).
 */
export function FeedLoss({ id, loss, canManage }: FeedLossProps) {
  const dispatch = useAppDispatch()
  return (
    <LossAlert loss={loss} text="feeds.text_loss" role="status">
      {canManage && (
        <Group gap="xs" mt="sm">
          <Button
            variant="default"
            onClick={() => dispatch(feedDialogOpened({ kind: 'accept-loss', id }))}
          >
            <FormattedMessage id="feeds.action_accept-loss" />
          </Button>
          <ReadButton id={id} label="feeds.action_read-again" />
        </Group>
      )}
    </LossAlert>
  )
}

interface LossAlertProps {
  loss: Loss
  /** The consequence on this screen. */
  text: MessageId
  role?: 'status'
  children?: ReactNode
}

/** Warns that most products of a feed would leave the catalogue. */
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

interface FeedProblemProps {
  id: number
  /** The message of the back office. */
  problem: string
  canManage: boolean
}

/** Why a feed could not be read, with the possible actions. */
export function FeedProblem({ id, problem, canManage }: FeedProblemProps) {
  const dispatch = useAppDispatch()
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} role="status">
      {problem}
      {canManage && (
        <Group gap="xs" mt="sm">
          <ReadButton id={id} label="feeds.action_read-again" />
          <Button
            variant="default"
            leftSection={<IconReplace size={16} />}
            onClick={() => dispatch(feedDialogOpened({ kind: 'replace', id }))}
          >
            <FormattedMessage id="feeds.action_replace" />
          </Button>
        </Group>
      )}
    </Alert>
  )
}

/** Queues an immediate read of a feed. */
export function ReadButton({ id, label }: { id: number; label: MessageId }) {
  const [readFeed, { isLoading }] = useReadFeedMutation()
  return (
    <Button
      variant="default"
      loading={isLoading}
      leftSection={<IconRefresh size={16} />}
      onClick={() => void readFeed({ id })}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
