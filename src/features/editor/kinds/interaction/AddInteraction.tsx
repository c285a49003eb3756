import { Group } from '@mantine/core'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import type { Icon } from '@/common/ui/icons/icon'
import { IconChartBarPopular, IconMessageQuestion, IconMoodSmile } from '@/common/ui/icons/icons'
import type { InteractionType } from '@/contract/entities/posts/media'
import { AddButton } from '../AddButton'
import type { AddProps } from '../ElementPanel'
import type { InteractionFacts } from './InteractionFacts'

const INTERACTIONS: readonly { type: InteractionType; icon: Icon; label: MessageId }[] = [
  { type: 'poll', icon: IconChartBarPopular, label: 'elements.action_add-poll' },
  { type: 'question', icon: IconMessageQuestion, label: 'elements.action_add-question' },
  { type: 'emoji', icon: IconMoodSmile, label: 'elements.action_add-emoji' },
]

/** Adds a question to shoppers to the frame: one of each type, because answers are assigned by it. */
export function AddInteraction({ present, isDisabled, onAdd }: AddProps<InteractionFacts>) {
  const intl = useIntl()
  const taken = present.map(({ type }) => type)
  const add = (type: InteractionType) => {
    const placeholder =
      type === 'question' ? intl.formatMessage({ id: 'elements.default_placeholder' }) : ''
    const polls =
      type === 'poll'
        ? [
            intl.formatMessage({ id: 'elements.default_yes' }),
            intl.formatMessage({ id: 'elements.default_no' }),
          ]
        : []
    onAdd({ type, placeholder, polls })
  }
  return (
    <Group gap="xs">
      {INTERACTIONS.map(({ type, icon, label }) => (
        <AddButton
          key={type}
          icon={icon}
          label={label}
          isDisabled={isDisabled || taken.includes(type)}
          onClick={() => {
            add(type)
          }}
        />
      ))}
    </Group>
  )
}
