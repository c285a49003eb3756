import { FormattedDate, FormattedNumber, useIntl } from 'react-intl'
import { Pages } from '@/common/ui/lists/Pages'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { InteractionAnswer } from '@/contract/entities/posts/interactionAnswer'
import {
  useListInteractionAnswersQuery,
  type AnswersQuestion,
} from '@/features/analytics/answers/answersApi'
import { AnswersSkeleton } from '@/features/analytics/slots/AnswersSkeleton'
import { AnswerCharts } from './AnswerCharts'
import classes from './AnswerList.module.css'
import { AnswersTotal } from './AnswersTotal'
import { NoAnswers } from './NoAnswers'

interface AnswersReportProps {
  question: AnswersQuestion
  page: number
  onPage: (page: number) => void
  /** Clears the choice of days. */
  onAllTime: () => void
}

/** The totals of the answers, then the answers page by page. */
export function AnswersReport({ question, page, onPage, onAllTime }: AnswersReportProps) {
  const { data, isFetching, isError, refetch } = useListInteractionAnswersQuery({
    ...question,
    page,
  })
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <AnswersSkeleton />
  const { interactions, paging, summary } = data
  if (summary.total === 0) {
    const { since, till } = question.days
    return <NoAnswers onAllTime={since || till ? onAllTime : null} />
  }
  return (
    <>
      <AnswersTotal total={summary.total} question={question} />
      <AnswerCharts summary={summary} />
      <AnswerList answers={interactions} isBusy={isFetching} />
      <Pages page={page} pageCount={paging.pageCount} onChange={onPage} />
    </>
  )
}

interface AnswerListProps {
  answers: readonly InteractionAnswer[]
  /** The next page is loading. */
  isBusy: boolean
}

/** Answers one by one, in the shoppers' own words. */
function AnswerList({ answers, isBusy }: AnswerListProps) {
  const intl = useIntl()
  return (
    <ol
      className={classes.list}
      aria-label={intl.formatMessage({ id: 'answers.label_list' })}
      aria-busy={isBusy}
    >
      {answers.map(({ id, answer, value, createdAt }) => (
        <li key={id} className={classes.answer}>
          <span className={classes.words}>
            {answer}
            {value !== null && (
              <>
                {' '}
                <FormattedNumber value={value / 100} style="percent" />
              </>
            )}
          </span>
          <time dateTime={createdAt} className={classes.time}>
            <FormattedDate value={createdAt} dateStyle="medium" timeStyle="short" />
          </time>
        </li>
      ))}
    </ol>
  )
}
