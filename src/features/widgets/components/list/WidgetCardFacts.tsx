import { Button, Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { Widget } from '@/contract/entities/widget'
import type { WidgetFacts } from '@/contract/entities/widgetFacts'
import { LastSeen } from './LastSeen'
import classes from './WidgetCardFacts.module.css'
import { WidgetNumbers } from './WidgetNumbers'

/** The facts of one card: they come after the list, or not at all. */
export interface CardFacts {
  facts: WidgetFacts | undefined
  isLoading: boolean
  /** The person may see what shoppers did. */
  hasNumbers: boolean
  onRetry: () => void
}

interface WidgetCardFactsProps extends CardFacts {
  widget: Widget
}

/** What shoppers did with a widget and where it was seen, in a place that is there from the start. */
export function WidgetCardFacts(props: WidgetCardFactsProps) {
  return (
    <div className={classes.facts} data-numbers={props.hasNumbers}>
      <Facts {...props} />
    </div>
  )
}

function Facts({ widget, facts, isLoading, hasNumbers, onRetry }: WidgetCardFactsProps) {
  if (facts) {
    return (
      <>
        {facts.counts && <WidgetNumbers type={widget.widgetType} counts={facts.counts} />}
        <LastSeen widget={widget} seen={facts.lastSeen} />
      </>
    )
  }
  if (isLoading) {
    return (
      <div aria-busy>
        {hasNumbers && <Skeleton height={34} mb={10} />}
        <Skeleton height={34} />
      </div>
    )
  }
  return (
    <div className={classes.quiet}>
      <FormattedMessage id="widgets.text_no-facts" />
      <Button variant="subtle" size="compact-sm" className={classes.retry ?? ''} onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </div>
  )
}
