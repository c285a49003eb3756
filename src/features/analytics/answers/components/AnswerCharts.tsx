import { FormattedMessage, useIntl } from 'react-intl'
import type { AnswerSummary } from '@/contract/entities/interactionAnswer'
import { AnswerBar } from './AnswerBar'
import classes from './AnswerCharts.module.css'

/** How often each answer was given, as bars, and where a slider stands in the middle. Nothing for free answers. */
export function AnswerCharts({ summary }: { summary: AnswerSummary }) {
  const { total, counts, average } = summary
  const intl = useIntl()
  // One emoji alone has every answer.
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
