import { FormattedMessage, useIntl } from 'react-intl'
import type { AnswerSummary } from '@/contract/entities/interactionAnswer'
import { AnswerBar } from './AnswerBar'
import classes from './AnswerCharts.module.css'

/** How often each answer was given, as bars, and the average of a slider. Nothing for free text. */
export function AnswerCharts({ summary }: { summary: AnswerSummary }) {
  const { total, counts, average } = summary
  const intl = useIntl()
  // A single emoji has all the answers.
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
