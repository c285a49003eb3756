import { Button, Group } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import type { FeedLoss as Loss } from '@/contract/entities/catalogue/feed'
import { feedDialogOpened } from '../sourcesSlice'
import { LossAlert } from './LossAlert'
import { ReadButton } from './ReadButton'

interface FeedLossProps {
  id: number
  loss: Loss
  canManage: boolean
}

/** A feed that has lost most of its offers is held until a person approves it (product-rules/sources.md#feed). */
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
