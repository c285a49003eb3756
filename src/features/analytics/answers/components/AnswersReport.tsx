import { ErrorState } from '@/common/ui/states/ErrorState'
import { Pages } from '@/common/ui/lists/Pages'
import { useListInteractionAnswersQuery, type AnswersQuestion } from '../answersApi'
import { AnswerCharts } from './AnswerCharts'
import { AnswerList } from './AnswerList'
import { AnswersSkeleton } from '../../slots/AnswersSkeleton'
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
