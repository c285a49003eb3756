import { Button, Skeleton } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { Ago } from '@/common/ui/dates/Ago'
import { WIDGET_FACTS_DAYS } from '@/contract/constants'
import type { Widget } from '@/contract/entities/widgets/widget'
import type { WidgetFacts, SeenPage } from '@/contract/entities/widgets/widgetFacts'
import { pageName } from '@/features/widgets/shopPage/shopPages'
import { installationAddress } from '@/features/widgets/widgetEditors'
import classes from './WidgetCardFacts.module.css'

/** The facts of one card, loaded after the list; the request may fail. */
export interface CardFacts {
  facts: WidgetFacts | undefined
  isLoading: boolean
  /** Whether the person may see what shoppers did. */
  hasNumbers: boolean
  onRetry: () => void
}

interface WidgetCardFactsProps extends CardFacts {
  widget: Widget
}

/** Shoppers' events in a widget and the page that showed it last, in reserved space. */
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
        {facts.counts && <WidgetNumbers widget={widget} counts={facts.counts} />}
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

/** The page that showed a widget last, when that was, and whether it was the saved version. */
function LastSeen({ widget, seen }: { widget: Widget; seen: SeenPage | null }) {
  if (!seen) {
    return (
      <div>
        <div>
          <FormattedMessage id="widgets.text_not-seen" />
        </div>
        <Link to={installationAddress(widget)} className={classes.link}>
          <FormattedMessage id="widgets.action_install" />
        </Link>
      </div>
    )
  }
  const name = pageName(seen.page)
  const isCurrent = seen.revision >= widget.revision
  return (
    <div>
      <div className={classes.page} title={name}>
        <FormattedMessage id="widgets.text_seen-on" values={{ page: <bdi>{name}</bdi> }} />
      </div>
      <div className={classes.quiet}>
        <Ago at={seen.seenAt} />
        {' · '}
        <FormattedMessage
          id={isCurrent ? 'widgets.text_version-current' : 'widgets.text_version-not-saved'}
          values={{ revision: seen.revision, saved: widget.revision }}
        />
      </div>
    </div>
  )
}

interface WidgetNumbersProps {
  widget: Widget
  counts: NonNullable<WidgetFacts['counts']>
}

/** Recent shoppers' events in a widget, with the way to its report; a 3D model is only in that of all widgets. */
function WidgetNumbers({ widget: { embedId, widgetType: type }, counts }: WidgetNumbersProps) {
  const { views, opens, productClicks } = counts
  const report = type === 'stl' ? paths.analytic() : `${paths.postsAnalytics()}?widget=${embedId}`
  return (
    <div>
      <Link to={report} className={classes.link}>
        <FormattedMessage id="widgets.count_views" values={{ count: views }} />
        {' · '}
        {type === 'stl' ? (
          <FormattedMessage id="widgets.count_turns" values={{ count: opens }} />
        ) : (
          <FormattedMessage id="widgets.count_clicks" values={{ count: opens + productClicks }} />
        )}
      </Link>
      <div className={classes.quiet}>
        <FormattedMessage
          id={type === 'stl' ? 'widgets.text_in-days' : 'widgets.text_clicks-in-days'}
          values={{ days: WIDGET_FACTS_DAYS, opens, products: productClicks }}
        />
      </div>
    </div>
  )
}
