import { Text } from '@mantine/core'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Tooltip } from '@/common/ui/menus/floating'
import type { AnalyticsReport } from '@/contract/entities/analytics'
import { METRIC_LABELS, type Metric } from '../metrics'
import classes from './DayChart.module.css'

interface DayChartProps {
  days: AnalyticsReport['days']
  metric: Metric
}

/** One bar a day. Each bar has its day and number as a tooltip and as its accessible name. */
export function DayChart({ days, metric }: DayChartProps) {
  const intl = useIntl()
  const top = Math.max(1, ...days.map((day) => day[metric]))
  const title = intl.formatMessage({ id: METRIC_LABELS[metric].title })
  const first = days.at(0)
  const last = days.at(-1)
  return (
    <section className={classes.chart} aria-label={title}>
      <div className={classes.head}>
        <Text fw={600} size="sm">
          <FormattedMessage id="analytics.title_by-day" values={{ metric: title }} />
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="analytics.text_top" values={{ count: top }} />
        </Text>
      </div>
      <ol className={classes.bars}>
        {days.map((day) => {
          const label = `${intl.formatDate(day.date, { day: 'numeric', month: 'long', timeZone: 'UTC' })}: ${intl.formatNumber(day[metric])}`
          return (
            <Tooltip
              key={day.date}
              label={label}
              openDelay={0}
              // The pointer passes many bars: only the last one's tooltip must be visible.
              transitionProps={{ duration: 0 }}
            >
              <li className={classes.day}>
                <span
                  className={classes.bar}
                  data-empty={day[metric] === 0 || undefined}
                  style={{ height: `${(day[metric] / top) * 100}%` }}
                />
                <span className={classes.words}>{label}</span>
              </li>
            </Tooltip>
          )
        })}
      </ol>
      <div className={classes.ends} aria-hidden>
        {[first, last].map(
          (day) =>
            day && (
              <span key={day.date}>
                <FormattedDate value={day.date} day="numeric" month="short" timeZone="UTC" />
              </span>
            ),
        )}
      </div>
    </section>
  )
}
