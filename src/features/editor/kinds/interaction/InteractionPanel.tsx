import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ColorField } from '@/common/ui/fields/ColorField'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconPlus,
  IconX,
  IconChartBarPopular,
  IconMessageQuestion,
  IconMoodSmile,
} from '@/common/ui/icons/icons'
import { offeredAnswers } from '@/contract/elements/elementsProblem'
import { SLIDER_EMOJIS } from '@/contract/elements/styles'
import type { InteractionType } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { AddButton } from '@/features/editor/kinds/AddButton'
import type { FieldsProps, AddProps, ElementPanel } from '@/features/editor/kinds/ElementKind'
import classes from './EmojiChoice.module.css'
import type { InteractionFacts } from './interactionRules'

/** The question to shoppers. Shoppers may have answered a published question, so its text and answers are locked. */
function InteractionFields({
  data: interaction,
  canEdit,
  problem,
  onEdit,
}: FieldsProps<InteractionFacts>) {
  const isAnswered = interaction.isAlreadySaved
  const canAsk = canEdit && !isAnswered
  const words = problem && <FormattedMessage id={problem} />
  return (
    <Stack gap="sm">
      {isAnswered && canEdit && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="elements.hint_answered" />
        </Text>
      )}
      <TextInput
        label={<FormattedMessage id="elements.label_caption" />}
        maxLength={LIMITS.interactionCaption}
        error={problem === 'fill-caption' && words}
        readOnly={!canAsk}
        value={interaction.caption}
        onChange={(event) => onEdit({ caption: event.currentTarget.value })}
      />
      {interaction.type === 'question' && (
        <TextInput
          label={<FormattedMessage id="elements.label_placeholder" />}
          maxLength={LIMITS.interactionPlaceholder}
          readOnly={!canAsk}
          value={interaction.placeholder}
          onChange={(event) => onEdit({ placeholder: event.currentTarget.value })}
        />
      )}
      {interaction.type === 'poll' && (
        <PollAnswers
          answers={canAsk ? interaction.polls : offeredAnswers(interaction)}
          canEdit={canAsk}
          error={problem !== 'fill-caption' && words}
          onChange={(polls) => {
            onEdit({ polls })
          }}
        />
      )}
      {interaction.type === 'emoji' && (
        <EmojiChoice
          emojis={interaction.emojis}
          canEdit={canAsk}
          onChange={(emojis) => {
            onEdit({ emojis })
          }}
        />
      )}
      <ColorField
        label={<FormattedMessage id="elements.label_background" />}
        value={interaction.backgroundColor}
        disabled={!canEdit}
        onChange={(backgroundColor) => onEdit({ backgroundColor })}
      />
    </Stack>
  )
}

interface PollAnswersProps {
  answers: readonly string[]
  canEdit: boolean
  /** The problem of the answers, shown at the first answer that is empty or a duplicate. */
  error: ReactNode
  onChange: (answers: string[]) => void
}

/** The two to four answers of a poll. */
function PollAnswers({ answers, canEdit, error, onChange }: PollAnswersProps) {
  const intl = useIntl()
  const { min, max } = LIMITS.pollAnswers
  const texts = answers.map((answer) => answer.trim())
  const wrong = texts.findIndex((answer, index) => answer === '' || texts.indexOf(answer) < index)
  return (
    <Stack gap="xs">
      {answers.map((answer, index) => {
        const label = intl.formatMessage({ id: 'elements.label_answer' }, { number: index + 1 })
        return (
          <Group key={index} gap="xs" wrap="nowrap" align="flex-end">
            <TextInput
              flex={1}
              label={label}
              maxLength={LIMITS.pollAnswer}
              error={index === wrong && error}
              readOnly={!canEdit}
              value={answer}
              onChange={(event) => {
                const { value } = event.currentTarget
                onChange(answers.map((one, place) => (place === index ? value : one)))
              }}
            />
            {canEdit && answers.length > min && (
              <ActionIcon
                size={36}
                aria-label={intl.formatMessage({ id: 'elements.action_remove-answer' }, { label })}
                onClick={() => {
                  onChange(answers.filter((_one, place) => place !== index))
                }}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </Group>
        )
      })}
      {canEdit && answers.length < max && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => {
            onChange([...answers, ''])
          }}
        >
          <FormattedMessage id="elements.action_add-answer" />
        </Button>
      )}
    </Stack>
  )
}

interface EmojiChoiceProps {
  /** The emojis, from the lowest to the highest value. */
  emojis: readonly string[]
  canEdit: boolean
  onChange: (emojis: string[]) => void
}

/** The emojis of a slider, in the order in which they were chosen: one to five. */
function EmojiChoice({ emojis, canEdit, onChange }: EmojiChoiceProps) {
  const intl = useIntl()
  const { min, max } = LIMITS.sliderEmojis
  const offered = [...new Set([...emojis, ...SLIDER_EMOJIS])]
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'elements.label_emojis' })}>
      <Text size="sm" fw={500} mb={4}>
        <FormattedMessage id="elements.label_emojis" />
      </Text>
      <div className={classes.faces}>
        {offered.map((emoji) => {
          const place = emojis.indexOf(emoji)
          const isChosen = place >= 0
          const isStuck = isChosen ? emojis.length <= min : emojis.length >= max
          return (
            <button
              key={emoji}
              type="button"
              className={classes.face}
              aria-pressed={isChosen}
              disabled={!canEdit || isStuck}
              onClick={() => {
                onChange(isChosen ? emojis.filter((one) => one !== emoji) : [...emojis, emoji])
              }}
            >
              {emoji}
              {isChosen && <span className={classes.place}>{place + 1}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const INTERACTIONS: readonly { type: InteractionType; icon: Icon; label: MessageId }[] = [
  { type: 'poll', icon: IconChartBarPopular, label: 'elements.action_add-poll' },
  { type: 'question', icon: IconMessageQuestion, label: 'elements.action_add-question' },
  { type: 'emoji', icon: IconMoodSmile, label: 'elements.action_add-emoji' },
]

/** Adds an interactive to the frame: at most one of each type, because shoppers' answers are assigned by type. */
function AddInteraction({ present, isDisabled, onAdd }: AddProps<InteractionFacts>) {
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

export const interactionPanel: ElementPanel<InteractionFacts> = {
  Add: AddInteraction,
  Fields: InteractionFields,
}
