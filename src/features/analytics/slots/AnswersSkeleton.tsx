import { Skeleton } from '@mantine/core'
import { Loading } from '@/common/ui/states/Loading'
import list from '../answers/components/AnswerList.module.css'
import answers from './PostAnswers.module.css'
import total from '../answers/components/AnswersTotal.module.css'

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
