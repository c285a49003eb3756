import { ActionIcon, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { IconGripVertical, IconTrash } from '@/common/ui/icons/icons'
import { MoveButtons, type RowPlace } from '@/common/ui/lists/MoveButtons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { LIMITS } from '@/contract/limits'
import type { Highlight } from '@/contract/widgets/settings/storiesForm'
import classes from '../Stories.module.css'

interface HighlightRowProps {
  highlight: Highlight
  /** Undefined until the albums are loaded. */
  albumName: string | undefined
  /** It has nothing to show. */
  isEmpty: boolean
  place: RowPlace
  disabled: boolean
  onRename: (name: string) => void
  /** To a position of the bar, from 0. */
  onMove: (to: number) => void
  /** The highlight of another album was dropped here. */
  onDrop: (albumId: number) => void
  onRemove: () => void
}

/** One highlight: its name, its place in the bar, and its removal. */
export function HighlightRow({ highlight, place, disabled, ...props }: HighlightRowProps) {
  const { albumName, isEmpty, onRename, onMove, onDrop, onRemove } = props
  const intl = useIntl()
  const [isOverField, setOverField] = useState(false)
  const drag = useRowDrag({
    type: 'application/x-vitrina-highlight',
    row: String(highlight.albumId),
    onDrop: (dragged) => {
      onDrop(Number(dragged))
    },
    isEnabled: !disabled && place.count > 1,
  })
  const name =
    albumName ??
    intl.formatMessage({ id: 'widgets.label_album-number' }, { number: place.index + 1 })
  const words = (id: MessageId) => intl.formatMessage({ id }, { name })
  const remove = (row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus()
    onRemove()
  }
  return (
    // Over the field the mouse chooses words.
    <li className={classes.row} {...drag} {...('draggable' in drag && { draggable: !isOverField })}>
      {'draggable' in drag && (
        <span className={classes.grip} aria-hidden>
          <IconGripVertical size={16} />
        </span>
      )}
      <TextInput
        label={name}
        placeholder={albumName ?? ''}
        maxLength={LIMITS.storyHighlightName}
        disabled={disabled}
        value={highlight.name}
        onPointerEnter={() => {
          setOverField(true)
        }}
        onPointerLeave={() => {
          setOverField(false)
        }}
        onChange={(event) => {
          onRename(event.currentTarget.value)
        }}
      />
      {!disabled && (
        <div className={classes.actions}>
          <MoveButtons
            place={place}
            up={words('widgets.action_highlight-up')}
            down={words('widgets.action_highlight-down')}
            onMove={onMove}
          />
          <ActionIcon
            size="lg"
            data-remove
            aria-label={words('widgets.action_highlight-remove')}
            onClick={({ currentTarget }) => {
              remove(currentTarget.closest('li'))
            }}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </div>
      )}
      {isEmpty && (
        <Text size="xs" c="dimmed" className={classes.hint ?? ''}>
          <FormattedMessage id="widgets.text_empty-highlight" />
        </Text>
      )}
    </li>
  )
}
