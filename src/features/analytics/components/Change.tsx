import { Text } from '@mantine/core'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { useNow } from '@/common/lib/useNow'
import type { Span } from '../period/period'
import { spanWords } from '../period/spanWords'
import classes from './Change.module.css'

interface ChangeProps {
  /** A fraction (0.12: 12 % more); null when there is nothing to compare with. */
  value: number | null
  /** The days that the number is compared with. */
  compared: Span
}

/** How much more or less a number is than in the compared days, in words. */
export function Change({ value, compared }: ChangeProps) {
  const intl = useIntl()
  const days = spanWords(intl, compared, thisYear(useNow()))
  if (value === null) {
    return (
      <Text component="span" size="xs" c="dimmed">
        <FormattedMessage id="analytics.text_no-comparison" values={{ days }} />
      </Text>
    )
  }
  return (
    <span
      className={classes.change}
      data-direction={value === 0 ? 'same' : value < 0 ? 'down' : 'up'}
    >
      <FormattedMessage
        id={
          value === 0
            ? 'analytics.text_same'
            : value < 0
              ? 'analytics.text_less'
              : 'analytics.text_more'
        }
        values={{
          days,
          change: (
            <FormattedNumber
              value={Math.abs(value)}
              style="percent"
              maximumFractionDigits={Math.abs(value) < 0.01 ? 1 : 0}
            />
          ),
        }}
      />
    </span>
  )
}

/** The same in a cell of a table, whose head or bar names the days: «+12 %»; nothing when the number is as before. */
export function ShortChange({ value }: { value: number | null }) {
  if (value === 0) return null
  if (value === null) {
    return (
      <Text component="span" size="xs" c="dimmed">
        <FormattedMessage id="analytics.text_was-zero" />
      </Text>
    )
  }
  return (
    <span className={classes.change} data-direction={value < 0 ? 'down' : 'up'}>
      <FormattedNumber
        value={value}
        style="percent"
        signDisplay="exceptZero"
        maximumFractionDigits={Math.abs(value) < 0.01 ? 1 : 0}
      />
    </span>
  )
}

const thisYear = (now: number) => String(new Date(now).getUTCFullYear())
