import { NativeSelect } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { DayRange } from '@/common/lib/days'
import { DayRangeFields } from '@/common/ui/dates/DayRangeFields'
import type { InteractionType } from '@/contract/entities/posts/media'
import { isSameTarget, type AnswerTarget } from '@/features/analytics/answers/answerTargets'
import classes from '@/common/ui/fields/FilterBar.module.css'

interface AnswersBarProps {
  targets: readonly AnswerTarget[]
  target: AnswerTarget
  days: DayRange
  onTarget: (target: AnswerTarget) => void
  onDays: (days: DayRange) => void
}

/** Chooses the interactive and the days of the answers. */
export function AnswersBar({ targets, target, days, onTarget, onDays }: AnswersBarProps) {
  const intl = useIntl()
  return (
    <div className={`${classes.bar} ${classes.wide}`}>
      <NativeSelect
        label={intl.formatMessage({ id: 'answers.label_interaction' })}
        data={targets.map(({ position, type }, index) => ({
          value: String(index),
          label: intl.formatMessage(
            { id: 'answers.label_target' },
            { position, kind: intl.formatMessage({ id: TYPE_LABELS[type] }) },
          ),
        }))}
        value={String(targets.findIndex((one) => isSameTarget(one, target)))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = targets[Number(value)]
          if (chosen) onTarget(chosen)
        }}
      />
      <DayRangeFields
        legend={<FormattedMessage id="answers.label_period" />}
        range={days}
        onChange={onDays}
      />
    </div>
  )
}

const TYPE_LABELS: Record<InteractionType, MessageId> = {
  poll: 'answers.label_poll',
  question: 'answers.label_question',
  emoji: 'answers.label_emoji',
}
