import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import classes from './AnswerCharts.module.css'

interface AnswerBarProps {
  name: ReactNode
  /** From 0 to 1. */
  share: number
  count?: number
}

/** One bar with its name and numbers as text; screen readers skip the bar itself. */
export function AnswerBar({ name, share, count }: AnswerBarProps) {
  return (
    <li>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.figures}>
          {count !== undefined && (
            <>
              <FormattedMessage id="answers.count_answers" values={{ count }} />
              {', '}
            </>
          )}
          <FormattedNumber value={share} style="percent" maximumFractionDigits={0} />
        </span>
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  )
}
