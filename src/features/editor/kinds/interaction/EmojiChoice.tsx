import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { SLIDER_EMOJIS } from '@/contract/elements/styles'
import { LIMITS } from '@/contract/limits'
import classes from './EmojiChoice.module.css'

interface EmojiChoiceProps {
  /** From the lowest to the highest value. */
  emojis: readonly string[]
  canEdit: boolean
  onChange: (emojis: string[]) => void
}

/** The emojis of a slider, in the order in which they were chosen: one to five. */
export function EmojiChoice({ emojis, canEdit, onChange }: EmojiChoiceProps) {
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
