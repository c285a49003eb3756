import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import classes from './ShowMore.module.css'

interface ShowMoreProps {
  shown: number
  total: number
  isBusy: boolean
  isFailed: boolean
  onMore: () => void
}

/** The end of a list that has more: how much is shown, and a button for more. */
export function ShowMore({ shown, total, isBusy, isFailed, onMore }: ShowMoreProps) {
  if (shown >= total) return null
  return (
    <div className={classes.more}>
      <Text size="sm" c="dimmed" role={isFailed ? 'alert' : undefined}>
        <FormattedMessage
          id={isFailed ? 'common.title_load-failed' : 'common.text_shown'}
          values={{ shown, total }}
        />
      </Text>
      <Button variant="default" loading={isBusy} onClick={onMore}>
        <FormattedMessage id={isFailed ? 'common.action_retry' : 'common.action_more'} />
      </Button>
    </div>
  )
}
