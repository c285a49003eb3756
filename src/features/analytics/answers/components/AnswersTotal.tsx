import { Button, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { timeZoneHere } from '@/common/lib/timeZone'
import { IconFileDownload } from '@/common/ui/icons/icons'
import { useExportInteractionAnswersMutation, type AnswersQuestion } from '../answersApi'
import totalClasses from './AnswersTotal.module.css'

interface AnswersTotalProps {
  total: number
  question: AnswersQuestion
}

/** The number of answers, and a button to export all of them. */
export function AnswersTotal({ total, question }: AnswersTotalProps) {
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
        onClick={() => void exportAnswers({ ...question, timeZone: timeZoneHere() })}
      >
        <FormattedMessage id="answers.action_export" />
      </Button>
    </div>
  )
}
