import { Alert, Button, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconAlertTriangle } from '@/common/ui/icons/icons'
import type { CatalogueFeed } from '@/contract/entities/feed'
import { feedDialogOpened } from '../sourcesSlice'
import { ReadButton } from './ReadButton'
import '@mantine/core/styles/Alert.css'

interface FeedLossProps {
  id: number
  loss: NonNullable<CatalogueFeed['loss']>
  canManage: boolean
}

/** A feed that has lost most of its offers is held until a person says that it is right (product-rules/sources.md#feed). */
export function FeedLoss({ id, loss, canManage }: FeedLossProps) {
  const dispatch = useAppDispatch()
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="status">
      <Text fw={600} size="sm">
        <FormattedMessage id="feeds.alert_loss" values={loss} />
      </Text>
      <Text size="sm">
        <FormattedMessage id="feeds.text_loss" />
      </Text>
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
    </Alert>
  )
}
