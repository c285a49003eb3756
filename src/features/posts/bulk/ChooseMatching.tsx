import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { LIMITS } from '@/contract/limits'
import { useChoosePostsMutation } from './bulkApi'
import type { BulkList } from './bulkList'
import classes from '@/common/ui/lists/SelectionBar.module.css'

interface ChooseMatchingProps {
  list: BulkList
  total: number
  loadedCount: number
  chosenCount: number
}

/** Shown when everything that is loaded is chosen: chooses all other posts that match the filter too. */
export function ChooseMatching({ list, total, loadedCount, chosenCount }: ChooseMatchingProps) {
  const [choose, { isLoading }] = useChoosePostsMutation()
  const count = Math.min(total, LIMITS.postsChosen)
  if (chosenCount < loadedCount || chosenCount >= count) return null
  return (
    <Button
      className={classes.matching ?? ''}
      variant="light"
      loading={isLoading}
      onClick={() => void choose(list)}
    >
      <FormattedMessage
        id="selection.action_choose-matching"
        values={{ count, isAll: count === total ? 'yes' : 'no' }}
      />
    </Button>
  )
}
