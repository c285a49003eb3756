import { Text, UnstyledButton } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Tooltip } from '@/common/ui/menus/floating'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { metricChosen, selectMetric } from '../analyticsSlice'
import { changeOf, METRIC_LABELS, METRICS } from '../metrics'
import { RevenueText } from './figures'
import classes from './MetricCards.module.css'

type MetricCardsProps = Pick<AnalyticsReport, 'totals' | 'previousTotals' | 'revenue'>

/** The totals; pressing one shows it in the chart. */
export function MetricCards({ totals, previousTotals, revenue }: MetricCardsProps) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const chosen = useAppSelector(selectMetric)
  return (
    <div className={classes.cards}>
      {METRICS.map((metric) => (
        <Tooltip key={metric} label={intl.formatMessage({ id: METRIC_LABELS[metric].hint })}>
          <UnstyledButton
            className={classes.card}
            aria-pressed={metric === chosen}
            onClick={() => dispatch(metricChosen(metric))}
          >
            <Text component="span" size="sm" c="dimmed" className={classes.title}>
              <FormattedMessage id={METRIC_LABELS[metric].title} />
            </Text>
            <span className={classes.number} data-testid={`total-${metric}`}>
              <FormattedNumber value={totals[metric]} />
            </span>
            <Change value={changeOf(totals[metric], previousTotals[metric])} />
            {metric === 'purchases' && revenue.length > 0 && (
              <Text component="span" size="xs" className={classes.revenue}>
                <FormattedMessage
                  id="analytics.text_revenue"
                  values={{ revenue: <RevenueText revenue={revenue} /> }}
                />
              </Text>
            )}
          </UnstyledButton>
        </Tooltip>
      ))}
    </div>
  )
}

function Change({ value }: { value: number | null }) {
  if (value === null) {
    return (
      <Text component="span" size="xs" c="dimmed">
        <FormattedMessage id="analytics.text_no-comparison" />
      </Text>
    )
  }
  return (
    <span className={classes.change} data-direction={value < 0 ? 'down' : 'up'}>
      <FormattedNumber
        value={value}
        style="percent"
        signDisplay="exceptZero"
        maximumFractionDigits={0}
      />
    </span>
  )
}
