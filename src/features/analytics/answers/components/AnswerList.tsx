import { FormattedDate, FormattedNumber, useIntl } from 'react-intl'
import type { InteractionAnswer } from '@/contract/entities/interactionAnswer'
import classes from './AnswerList.module.css'

interface AnswerListProps {
  answers: readonly InteractionAnswer[]
  /** The next page is loading. */
  isBusy: boolean
}

/** Answers one by one, in the shoppers' own words. */
export function AnswerList({ answers, isBusy }: AnswerListProps) {
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
