import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, FormattedNumber } from 'react-intl'
import type { AnswerSummary } from '@/contract/entities/posts/interactionAnswer'
import classes from './AnswerCharts.module.css'

/** How often each answer was given, as bars, and the average of a slider. Nothing for free text. */
export function AnswerCharts({ summary }: { summary: AnswerSummary }) {
  const { total, counts, average } = summary
  const intl = useIntl()
  // A slider with only one emoji shows no shares, because that emoji has all the answers.
  const isShared = average === null || counts.length > 1
  if (counts.length === 0) return null
  return (
    <ul className={classes.bars} aria-label={intl.formatMessage({ id: 'answers.label_chart' })}>
      {average !== null && (
        <AnswerBar name={<FormattedMessage id="answers.label_average" />} share={average / 100} />
      )}
      {isShared &&
        counts.map(({ answer, count }) => (
          <AnswerBar key={answer} name={answer} count={count} share={count / total} />
        ))}
    </ul>
  )
}

interface AnswerBarProps {
  name: ReactNode
  /** From 0 to 1. */
  share: number
  count?: number
}

/** One bar with its name and numbers as text; screen readers skip the bar itself. */
function AnswerBar({ name, share, count }: AnswerBarProps) {
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
