import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectBulkChange } from '../bulk/bulkChangeSlice'
import classes from './PickerGrid.module.css'
import { pickingCleared } from './postPickerSlice'

/** How many posts are chosen, and the button that adds them; stays in sight while the posts scroll. */
export function PickerBar({ count, onAdd }: { count: number; onAdd: () => void }) {
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  return (
    <div className={classes.bar}>
      <Text className={classes.count} size="sm" role="status">
        <FormattedMessage id={isBusy ? 'picker.text_busy' : 'picker.count'} values={{ count }} />
      </Text>
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={() => dispatch(pickingCleared())}>
          <FormattedMessage id="picker.action_clear" />
        </Button>
      )}
      <Button disabled={count === 0 || isBusy} onClick={onAdd}>
        <FormattedMessage id="picker.action_add" values={{ count }} />
      </Button>
    </div>
  )
}
