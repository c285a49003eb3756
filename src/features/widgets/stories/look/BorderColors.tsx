import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { moved } from '@/common/lib/moved'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { IconPlus } from '@/common/ui/icons/icons'
import { BORDER_COLORS, DEFAULT_BORDER_COLORS } from '@/contract/widgets/settings/storiesSettings'
import classes from '../Stories.module.css'
import { isDefaultBorder, withOneMore } from './borderColors'
import { BorderColorRow } from './BorderColorRow'
import look from './BorderColors.module.css'

interface BorderColorsProps {
  colors: string[]
  disabled: boolean
  onChange: (colors: string[]) => void
}

/** The colours of the border's gradient, in order (product-rules/widgets.md#stories-settings). */
export function BorderColors({ colors, disabled, onChange }: BorderColorsProps) {
  const list = useRef<HTMLOListElement>(null)
  const isFull = colors.length >= BORDER_COLORS.max
  /** What was pressed may be gone after it, so the focus goes to the last colour. */
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
          // One colour is no gradient.
          style={{
            backgroundImage: `linear-gradient(to right, ${[...colors, colors.at(-1)].join()})`,
          }}
        />
        <ol ref={list} className={classes.rows}>
          {colors.map((color, index) => (
            <BorderColorRow
              // A colour may be there twice, and it changes while it is chosen.
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
