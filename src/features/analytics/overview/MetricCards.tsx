import { UnstyledButton } from '@mantine/core'
import { FormattedNumber } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import {
  changeOf,
  clickRate,
  revenueChange,
  type AnalyticsReport,
} from '@/contract/entities/analytics'
import { metricChosen } from '../analyticsSlice'
import { Change } from '../components/Change'
import { Definition } from '../components/Definition'
import { ClickRate, RevenueText } from '../components/figures'
import { METRIC_LABELS, type Metric } from '../metrics'
import type { Span } from '../period/period'
import { CardTitle, FigureCard } from './FigureCard'
import classes from './MetricCards.module.css'

interface MetricCardsProps extends Pick<
  AnalyticsReport,
  'totals' | 'previousTotals' | 'revenue' | 'previousRevenue'
> {
  metrics: readonly Metric[]
  /** The one in the chart. */
  chosen: Metric
  /** Null: without comparison. */
  compared: Span | null
  /** Whether it is about a post: its click rate is shown as well. */
  isPost?: boolean
}

/** The totals; pressing one shows it in the chart. */
export function MetricCards(props: MetricCardsProps) {
  const { totals, previousTotals, revenue, previousRevenue, metrics, chosen, compared } = props
  const dispatch = useAppDispatch()
  return (
    <ul className={classes.cards}>
      {metrics.map((metric) => (
        <li key={metric} className={classes.card} data-chosen={metric === chosen || undefined}>
          <UnstyledButton
            className={classes.button}
            aria-pressed={metric === chosen}
            onClick={() => dispatch(metricChosen(metric))}
          >
            <CardTitle id={METRIC_LABELS[metric].title} />
            <span className={classes.number} data-testid={`total-${metric}`}>
              <FormattedNumber value={totals[metric]} />
            </span>
            {compared && (
              <Change
                value={changeOf(totals[metric], previousTotals[metric])}
                compared={compared}
              />
            )}
          </UnstyledButton>
          <Definition {...METRIC_LABELS[metric]} className={classes.help} />
        </li>
      ))}
      {props.isPost && (
        <FigureCard
          title="analytics.title_click-rate"
          hint="analytics.hint_click-rate"
          value={<ClickRate percent={clickRate(totals)} />}
          testId="total-rate"
        />
      )}
      <FigureCard
        title="analytics.title_revenue"
        hint="analytics.hint_revenue"
        value={<RevenueText revenue={revenue} />}
        testId="total-revenue"
      >
        {compared && <Change value={revenueChange(revenue, previousRevenue)} compared={compared} />}
      </FigureCard>
    </ul>
  )
}
