import { Button, Text } from '@mantine/core'
import { useId } from 'react'
import { FormattedDate, FormattedNumber, useIntl, FormattedMessage } from 'react-intl'
import { useAccountZone } from '@/common/session/accountZone'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { Pages } from '@/common/ui/lists/Pages'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { ErrorState } from '@/common/ui/states/ErrorState'
import type { InteractionAnswer } from '@/contract/entities/posts/interactionAnswer'
import {
  useListInteractionAnswersQuery,
  type AnswersQuestion,
  useExportInteractionAnswersMutation,
} from '@/features/analytics/answers/answersApi'
import { AnswersSkeleton } from '@/features/analytics/slots/AnswersSection'
import { AccountDays } from '../../components/AccountDays'
import { AnswerCharts } from './AnswerCharts'
import classes from './AnswerList.module.css'
import totalClasses from './AnswersTotal.module.css'

interface AnswersReportProps {
  question: AnswersQuestion
  page: number
  /** Whether the single answers are shown below a chart; without a chart they always are. */
  isListShown: boolean
  onList: () => void
  onPage: (page: number) => void
  /** Clears the choice of days. */
  onAllTime: () => void
}

/** The totals of the answers, and the answers page by page: behind the chart, where there is one. */
export function AnswersReport(props: AnswersReportProps) {
  const { question, page, isListShown, onList, onPage, onAllTime } = props
  const listId = useId()
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
  const isCharted = summary.counts.length > 0
  return (
    <>
      <AnswersTotal total={summary.total} question={question} />
      <AccountDays />
      <AnswerCharts summary={summary} />
      {isCharted && (
        <Button
          variant="subtle"
          mt="sm"
          aria-expanded={isListShown}
          aria-controls={listId}
          onClick={onList}
        >
          <FormattedMessage id={isListShown ? 'answers.action_list-hide' : 'answers.action_list'} />
        </Button>
      )}
      <div id={listId} hidden={isCharted && !isListShown}>
        <AnswerList answers={interactions} isBusy={isFetching} />
        <Pages page={page} pageCount={paging.pageCount} onChange={onPage} />
      </div>
    </>
  )
}

interface AnswerListProps {
  answers: readonly InteractionAnswer[]
  /** Whether the next page is loading. */
  isBusy: boolean
}

/** Answers one by one, in the shoppers' own words. */
function AnswerList({ answers, isBusy }: AnswerListProps) {
  const intl = useIntl()
  const timeZone = useAccountZone()
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
            <FormattedDate
              value={createdAt}
              dateStyle="medium"
              timeStyle="short"
              timeZone={timeZone}
            />
          </time>
        </li>
      ))}
    </ol>
  )
}

interface AnswersTotalProps {
  total: number
  question: AnswersQuestion
}

/** The number of answers, and a button to export all of them. */
function AnswersTotal({ total, question }: AnswersTotalProps) {
  const [exportAnswers, { isLoading }] = useExportInteractionAnswersMutation()
  return (
    <div className={totalClasses.total}>
      <Text fw={600} role="status">
        <FormattedMessage id="answers.count_answers" values={{ count: total }} />
      </Text>
      <Button
        variant="default"
        className={totalClasses.export}
        leftSection={<IconFileDownload size={16} />}
        loading={isLoading}
        onClick={() => void exportAnswers(question)}
      >
        <FormattedMessage id="answers.action_export" />
      </Button>
    </div>
  )
}

/**
 * Shown when the response has no answers. With `onAllTime` the chosen days have none, and the button clears that
 * choice. With null the post has none at all.
 */
function NoAnswers({ onAllTime }: { onAllTime: (() => void) | null }) {
  if (onAllTime === null) {
    return (
      <EmptyState subject="analytics" title={<FormattedMessage id="answers.title_none" />}>
        <FormattedMessage id="answers.text_none" />
      </EmptyState>
    )
  }
  return (
    <EmptyState
      subject="analytics"
      title={<FormattedMessage id="answers.title_none-in-period" />}
      action={
        <Button variant="default" onClick={onAllTime}>
          <FormattedMessage id="answers.action_all-time" />
        </Button>
      }
    />
  )
}
