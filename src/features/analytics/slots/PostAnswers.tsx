import { FormattedMessage } from 'react-intl'
import { useAccountZone } from '@/common/session/accountZone'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { EmptyState } from '@/common/ui/states/EmptyState'
import { isSameTarget, targetsOf, type AnswerSlide } from '../answers/answerTargets'
import {
  answersDaysChosen,
  answersListToggled,
  answersPageTurned,
  answersSlice,
  answersTargetChosen,
  selectAnswersChoice,
  type AnswersState,
} from '../answers/answersSlice'
import { AnswersBar } from '../answers/components/AnswersBar'
import { AnswersReport } from '../answers/components/AnswersReport'
import classes from './PostAnswers.module.css'

interface PostAnswersProps {
  postId: number
  /** The slides with interactives, which the caller knows from the post. */
  slides: readonly AnswerSlide[]
}

function AnswersOfPost({ postId, slides }: PostAnswersProps) {
  const dispatch = useAppDispatch()
  const timeZone = useAccountZone()
  const choice = useAppSelector((state: { answers: AnswersState }) =>
    selectAnswersChoice(state, postId),
  )
  const targets = targetsOf(slides)
  const target = targets.find((one) => isSameTarget(one, choice.target)) ?? targets[0]
  if (!target) return <NoInteractions />
  const { days } = choice
  return (
    <div className={classes.answers}>
      <AnswersBar
        targets={targets}
        target={target}
        days={days}
        onTarget={(chosen) => dispatch(answersTargetChosen({ postId, target: chosen }))}
        onDays={(chosen) => dispatch(answersDaysChosen({ postId, days: chosen }))}
      />
      <AnswersReport
        // With another choice the previous answers must not stay on screen until the new ones have loaded.
        key={JSON.stringify([postId, target, days, timeZone])}
        question={{ postId, target, days, timeZone }}
        page={isSameTarget(target, choice.target) ? choice.page : 1}
        isListShown={choice.isListShown}
        onList={() => dispatch(answersListToggled({ postId }))}
        onPage={(page) => dispatch(answersPageTurned({ postId, target, page }))}
        onAllTime={() => dispatch(answersDaysChosen({ postId, days: {} }))}
      />
    </div>
  )
}

/** The shoppers' answers to the polls, questions and sliders of a post. */
export const PostAnswers = withSlices(AnswersOfPost, answersSlice)

function NoInteractions() {
  return (
    <EmptyState subject="analytics" title={<FormattedMessage id="answers.title_no-interactions" />}>
      <FormattedMessage id="answers.text_no-interactions" />
    </EmptyState>
  )
}
