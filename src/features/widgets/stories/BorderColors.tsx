import { Button, Group, Stack, Text, ActionIcon } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { moved, MoveButtons, type RowPlace } from '@/common/ui/lists/MoveButtons'
import { ColorField } from '@/common/ui/fields/ColorField'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { IconPlus, IconGripVertical, IconTrash } from '@/common/ui/icons/icons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { BORDER_COLORS, DEFAULT_BORDER_COLORS } from '@/contract/widgets/settings/storiesSettings'
import look from './BorderColors.module.css'
import classes from './Stories.module.css'

interface BorderColorsProps {
  colors: string[]
  disabled: boolean
  onChange: (colors: string[]) => void
}

/** The colours of the border's gradient, in order (product-rules/widgets.md#stories-settings). */
export function BorderColors({ colors, disabled, onChange }: BorderColorsProps) {
  const list = useRef<HTMLOListElement>(null)
  const isFull = colors.length >= BORDER_COLORS.max
  /** Moves the focus to the last colour, as the pressed button may disappear. */
  const replace = (next: string[]) => {
    flushSync(() => {
      onChange(next)
    })
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  return (
    <FieldGroup legend={<FormattedMessage id="widgets.label_border" />}>
      <Stack gap="xs">
        <div
          className={look.strip}
          // The last colour is repeated, because a CSS gradient needs at least two colours.
          style={{
            backgroundImage: `linear-gradient(to right, ${[...colors, colors.at(-1)].join()})`,
          }}
        />
        <ol ref={list} className={classes.rows}>
          {colors.map((color, index) => (
            <BorderColorRow
              // The index is the key, because a colour may occur twice and changes while it is being chosen.
              key={index}
              color={color}
              place={{ index, count: colors.length }}
              disabled={disabled}
              onChange={(chosen) => {
                onChange(colors.with(index, chosen))
              }}
              onMove={(to) => {
                onChange(moved(colors, index, to))
              }}
              onDrop={(from) => {
                onChange(moved(colors, from, index))
              }}
              onRemove={() => {
                replace(colors.toSpliced(index, 1))
              }}
            />
          ))}
        </ol>
        {!disabled && (
          <Group gap="xs">
            {!isFull && (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => {
                  replace(withOneMore(colors))
                }}
              >
                <FormattedMessage id="widgets.action_add-color" />
              </Button>
            )}
            {!isDefaultBorder(colors) && (
              <Button
                variant="subtle"
                px="xs"
                onClick={() => {
                  replace([...DEFAULT_BORDER_COLORS])
                }}
              >
                <FormattedMessage id="widgets.action_default-border" />
              </Button>
            )}
          </Group>
        )}
        {isFull && (
          <Text size="xs" c="dimmed">
            <FormattedMessage id="widgets.text_most-colors" values={{ max: BORDER_COLORS.max }} />
          </Text>
        )}
      </Stack>
    </FieldGroup>
  )
}

interface BorderColorRowProps {
  color: string
  place: RowPlace
  disabled: boolean
  onChange: (color: string) => void
  /** To a position of the gradient, from 0. */
  onMove: (to: number) => void
  /** Called when the colour of another position was dropped on this one. */
  onDrop: (from: number) => void
  onRemove: () => void
}

/** One colour of the border. */
function BorderColorRow({ color, place, disabled, ...props }: BorderColorRowProps) {
  const { onChange, onMove, onDrop, onRemove } = props
  const intl = useIntl()
  const drag = useRowDrag({
    type: 'application/x-vitrina-border-color',
    row: String(place.index),
    onDrop: (dragged) => {
      onDrop(Number(dragged))
    },
    isEnabled: !disabled && place.count > 1,
  })
  const number = place.index + 1
  const words = (id: MessageId) => intl.formatMessage({ id }, { number })
  return (
    <li className={classes.row} data-centered {...drag}>
      {'draggable' in drag && (
        <span className={classes.grip} aria-hidden>
          <IconGripVertical size={16} />
        </span>
      )}
      <div className={look.color}>
        <ColorField
          label={<FormattedMessage id="widgets.label_border-color" values={{ number }} />}
          isLabelHidden
          value={color}
          disabled={disabled}
          onChange={onChange}
        />
        <span className={look.code}>{color}</span>
      </div>
      {!disabled && (
        <div className={classes.actions}>
          <MoveButtons
            place={place}
            up={words('widgets.action_color-up')}
            down={words('widgets.action_color-down')}
            onMove={onMove}
          />
          {place.count > BORDER_COLORS.min && (
            <ActionIcon
              size="lg"
              aria-label={words('widgets.action_color-remove')}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </div>
      )}
    </li>
  )
}

/** The border's colours and one more: the first default colour that is missing, or else the last one again. */
export function withOneMore(colors: readonly string[]): string[] {
  const added = DEFAULT_BORDER_COLORS.find((color) => !colors.includes(color)) ?? colors.at(-1)
  return added === undefined || colors.length >= BORDER_COLORS.max
    ? [...colors]
    : [...colors, added]
}

export function isDefaultBorder(colors: readonly string[]): boolean {
  return colors.join() === DEFAULT_BORDER_COLORS.join()
}
