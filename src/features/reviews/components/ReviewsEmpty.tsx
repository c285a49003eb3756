import { Button } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { IconSearch, IconStar } from '@/common/ui/icons/icons'
import { StateMessage } from '@/common/ui/states/StateMessage'

interface ReviewsEmptyProps {
  isFiltered: boolean
  onReset: () => void
}

/** Nothing found, or nothing there yet. */
export function ReviewsEmpty({ isFiltered, onReset }: ReviewsEmptyProps) {
  return isFiltered ? (
    <StateMessage
      icon={<IconSearch size={28} />}
      title={<FormattedMessage id="reviews.title_nothing-found" />}
      action={
        <Button variant="default" onClick={onReset}>
          <FormattedMessage id="reviews.action_reset" />
        </Button>
      }
    >
      <FormattedMessage id="reviews.text_nothing-found" />
    </StateMessage>
  ) : (
    <StateMessage
      icon={<IconStar size={28} />}
      title={<FormattedMessage id="reviews.title_empty" />}
    >
      <FormattedMessage id="reviews.text_empty" />
    </StateMessage>
  )
}
