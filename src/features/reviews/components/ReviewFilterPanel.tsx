import { Button, Stack } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { SidePanel } from '@/common/ui/dialogs/SidePanel'
import { countOfChoices, filterOfAddress } from '../reviewFilter'
import { filterPanelClosed } from '../reviewsSlice'
import { ReviewChoices, type ReviewChoicesProps } from './ReviewChoices'

interface ReviewFilterPanelProps extends ReviewChoicesProps {
  /** Number of matching reviews; undefined while it is not known. */
  total: number | undefined
}

/** The filters of the reviews where there is no room above the list; each is applied as soon as it is chosen. */
export function ReviewFilterPanel({ total, ...choices }: ReviewFilterPanelProps) {
  const { filter, onChange } = choices
  const dispatch = useAppDispatch()
  const close = () => {
    dispatch(filterPanelClosed())
  }
  return (
    <SidePanel
      title={<FormattedMessage id="reviews.title_filters" />}
      onClose={close}
      footer={
        <>
          <Button
            variant="subtle"
            disabled={countOfChoices(filter) === 0}
            onClick={() => {
              const { query, order } = filter
              onChange({ ...filterOfAddress(new URLSearchParams()), query, order })
            }}
          >
            <FormattedMessage id="reviews.action_reset" />
          </Button>
          <Button onClick={close}>
            {total === undefined ? (
              <FormattedMessage id="reviews.action_show" />
            ) : (
              <FormattedMessage id="reviews.action_show-count" values={{ count: total }} />
            )}
          </Button>
        </>
      }
    >
      <Stack p="md">
        <ReviewChoices {...choices} isStacked />
      </Stack>
    </SidePanel>
  )
}
