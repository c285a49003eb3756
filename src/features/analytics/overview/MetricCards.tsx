import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
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
        <FigureCard title="analytics.title_click-rate" hint="analytics.hint_click-rate">
          <span className={classes.number} data-testid="total-rate">
            <ClickRate percent={clickRate(totals)} />
          </span>
        </FigureCard>
      )}
      <FigureCard title="analytics.title_revenue" hint="analytics.hint_revenue">
        <span className={classes.number} data-testid="total-revenue">
          <RevenueText revenue={revenue} />
        </span>
        {compared && <Change value={revenueChange(revenue, previousRevenue)} compared={compared} />}
      </FigureCard>
    </ul>
  )
}

interface FigureCardProps {
  title: MessageId
  hint: MessageId
  children: ReactNode
}

/** A number that the chart cannot show. */
function FigureCard({ title, hint, children }: FigureCardProps) {
  return (
    <li className={classes.card}>
      <div className={classes.figure}>
        <CardTitle id={title} />
        {children}
      </div>
      <Definition title={title} hint={hint} className={classes.help} />
    </li>
  )
}

function CardTitle({ id }: { id: MessageId }) {
  return (
    <Text component="span" size="sm" c="dimmed" className={classes.title}>
      <FormattedMessage id={id} />
    </Text>
  )
}
