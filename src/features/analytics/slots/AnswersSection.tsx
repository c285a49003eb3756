import { Title, Skeleton } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Loading } from '@/common/ui/states/Loading'
import list from '@/features/analytics/answers/components/AnswerList.module.css'
import total from '@/features/analytics/answers/components/AnswersTotal.module.css'
import classes from './AnswersSection.module.css'
import answers from './PostAnswers.module.css'

/** The section of a screen for shoppers' answers. */
export function AnswersSection({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} mb="sm" id={id}>
        <FormattedMessage id="answers.title" />
      </Title>
      {children}
    </section>
  )
}

const ANSWERS = [0, 1, 2]

/** The skeleton of the report while answers are loading. */
export function AnswersSkeleton() {
  return (
    <Loading className={answers.answers ?? ''}>
      <div className={total.total}>
        <Skeleton height={24} width={120} />
        <Skeleton height={36} width={160} />
      </div>
      <Skeleton height={160} radius="md" />
      <div className={list.list}>
        {ANSWERS.map((key) => (
          <div key={key} className={list.answer}>
            <Skeleton height={20} width="60%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
