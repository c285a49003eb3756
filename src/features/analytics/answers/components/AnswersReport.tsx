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
  /** Lets the choice of days go. */
  onAllTime: () => void
}

/** What answers come to, and page by page what they are. */
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
