import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconStarFilled } from '@/common/ui/icons/icons'
import { STARS } from '../reviewFilter'
import classes from './RatingSummary.module.css'

/** The average and the distribution of stars among the reviews that match the filter without its stars. */
export function RatingSummary({ starCounts }: { starCounts: readonly number[] }) {
  const intl = useIntl()
  const total = starCounts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const sum = starCounts.reduce((all, count, index) => all + count * (index + 1), 0)
  return (
    <section
      className={classes.summary}
      aria-label={intl.formatMessage({ id: 'reviews.label_summary' })}
    >
      <div>
        <Text className={classes.average}>
          {intl.formatNumber(sum / total, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          <IconStarFilled size={22} />
        </Text>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="reviews.label_summary" />
        </Text>
      </div>
      <div className={classes.bars}>
        {STARS.map((stars) => {
          const count = starCounts[stars - 1] ?? 0
          return (
            <div
              key={stars}
              role="img"
              className={classes.row}
              aria-label={intl.formatMessage({ id: 'reviews.label_share' }, { stars, count })}
            >
              <span>{stars}</span>
              <span className={classes.bar}>
                <span style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className={classes.number}>{intl.formatNumber(count)}</span>
            </div>
          )
        })}
      </div>
    </section>
  )
}
