import { FormattedMessage } from 'react-intl'
import { WIDGET_FACTS_DAYS } from '@/contract/constants'
import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import classes from './WidgetCardFacts.module.css'

interface WidgetNumbersProps {
  type: WidgetType
  counts: NonNullable<WidgetFacts['counts']>
}

/** What shoppers did with a widget lately. */
export function WidgetNumbers({ type, counts }: WidgetNumbersProps) {
  const { views, opens, productClicks } = counts
  return (
    <div>
      <div className={classes.numbers}>
        <FormattedMessage id="widgets.count_views" values={{ count: views }} />
        {' · '}
        {type === 'stl' ? (
          <FormattedMessage id="widgets.count_turns" values={{ count: opens }} />
        ) : (
          <FormattedMessage id="widgets.count_clicks" values={{ count: opens + productClicks }} />
        )}
      </div>
      <div className={classes.quiet}>
        <FormattedMessage
          id={type === 'stl' ? 'widgets.text_in-days' : 'widgets.text_clicks-in-days'}
          values={{ days: WIDGET_FACTS_DAYS, opens, products: productClicks }}
        />
      </div>
    </div>
  )
}
