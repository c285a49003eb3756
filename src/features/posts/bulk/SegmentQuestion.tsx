import { Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import type { ChosenPost } from '@/contract/entities/posts/postChange'
import type { PickerProps } from './bulkPickers'

interface SegmentQuestionProps {
  posts: ChosenPost[]
  renderPicker: (props: PickerProps) => ReactNode
  onAnswer: (segmentIds: number[]) => void
  onClose: () => void
}

/** The segments that posts will have, starting with those that all of them share. */
export function SegmentQuestion({ posts, renderPicker, onAnswer, onClose }: SegmentQuestionProps) {
  const [chosen, setChosen] = useState(() => sharedSegments(posts))
  return (
    <FormDialog
      title={<FormattedMessage id="selection.title_segments" values={{ count: posts.length }} />}
      submitLabel={<FormattedMessage id="common.action_save" />}
      isBusy={false}
      onSubmit={() => {
        onAnswer(chosen)
      }}
      onClose={onClose}
    >
      <Text size="sm">
        <FormattedMessage id="selection.text_segments" />
      </Text>
      {renderPicker({
        value: chosen,
        onChange: (segments) => {
          setChosen(segments.map(({ id }) => id))
        },
      })}
    </FormDialog>
  )
}

function sharedSegments([first, ...others]: ChosenPost[]): number[] {
  const ids = first?.segments.map(({ id }) => id) ?? []
  return ids.filter((id) => others.every(({ segments }) => segments.some((one) => one.id === id)))
}
