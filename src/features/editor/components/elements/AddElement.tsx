import { Button, Group } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconChartBarPopular,
  IconClick,
  IconMessageQuestion,
  IconMoodSmile,
  IconTypography,
} from '@/common/ui/icons/icons'
import type { InteractionType } from '@/contract/entities/media'
import { selectFrame, selectMedia, selectTakesElements } from '../../editorSlice'
import { useAddElement } from '../../hooks/elements/useAddElement'
import { interactionType } from '../../model/elements/clipboard'
import { elementsOn } from '../../model/elements/onFrame'

/** Puts a text on the frame. */
export function AddText() {
  const add = useAddElement()
  return (
    <AddButton
      icon={IconTypography}
      label="elements.action_add-text"
      onClick={() => {
        add({ kind: 'textSticker', text: '' })
      }}
    />
  )
}

/** Puts a button on the frame. */
export function AddAction() {
  const intl = useIntl()
  const add = useAddElement()
  const text = intl.formatMessage({ id: 'elements.default_action' })
  return (
    <AddButton
      icon={IconClick}
      label="elements.action_add-button"
      onClick={() => {
        add({ kind: 'callToAction', text })
      }}
    />
  )
}

const INTERACTIONS: readonly { type: InteractionType; icon: Icon; label: MessageId }[] = [
  { type: 'poll', icon: IconChartBarPopular, label: 'elements.action_add-poll' },
  { type: 'question', icon: IconMessageQuestion, label: 'elements.action_add-question' },
  { type: 'emoji', icon: IconMoodSmile, label: 'elements.action_add-emoji' },
]

/** Puts a question to shoppers on the frame: one of each type, because answers are told apart by it. */
export function AddInteraction() {
  const intl = useIntl()
  const addElement = useAddElement()
  const media = useAppSelector(selectMedia)
  const frame = useAppSelector(selectFrame)
  const taken = media ? elementsOn(media, frame).map(interactionType) : []
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
    addElement({ kind: 'interaction', type, placeholder, polls })
  }
  return (
    <Group gap="xs">
      {INTERACTIONS.map(({ type, icon, label }) => (
        <AddButton
          key={type}
          icon={icon}
          label={label}
          isTaken={taken.includes(type)}
          onClick={() => {
            add(type)
          }}
        />
      ))}
    </Group>
  )
}

interface AddButtonProps {
  icon: Icon
  label: MessageId
  isTaken?: boolean
  onClick: () => void
}

function AddButton({ icon: AddIcon, label, isTaken = false, onClick }: AddButtonProps) {
  const takes = useAppSelector(selectTakesElements)
  return (
    <Button
      variant="default"
      leftSection={<AddIcon size={16} />}
      disabled={!takes || isTaken}
      onClick={onClick}
    >
      <FormattedMessage id={label} />
    </Button>
  )
}
