import { Stack, Text, ActionIcon, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { moved, MoveButtons, type RowPlace } from '@/common/ui/lists/MoveButtons'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { IconGripVertical, IconTrash } from '@/common/ui/icons/icons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { LIMITS } from '@/contract/limits'
import type { Highlight } from '@/contract/widgets/settings/storiesForm'
import {
  AlbumsNotice,
  type RenderAlbumPicker,
} from '@/features/widgets/components/fields/AlbumsField'
import classes from './Stories.module.css'
import type { StoriesEdit } from './storiesEdit'
import { useEmptyAlbums } from '@/features/widgets/hooks/usePreview'

interface HighlightsProps extends StoriesEdit {
  renderAlbumPicker: RenderAlbumPicker
}

/** The albums that are highlights: their order, their names, and the choice of further ones. */
export function Highlights({ form, disabled, change, renderAlbumPicker }: HighlightsProps) {
  const { highlights } = form
  const ids = highlights.map(({ albumId }) => albumId)
  const box = useRef<HTMLDivElement>(null)
  const isEmptyAlbum = useEmptyAlbums()
  const isFull = highlights.length >= LIMITS.storyHighlights
  const move = (from: number, to: number) => {
    change({ highlights: moved(highlights, from, to) })
  }
  const picker = () => box.current?.querySelector<HTMLElement>('[role="combobox"]')
  const renderRows = (nameOf: (id: number) => string | undefined) => (
    <FieldGroup legend={<FormattedMessage id="widgets.label_highlights" />}>
      <ol className={classes.rows}>
        {highlights.map((highlight, index) => (
          <HighlightRow
            key={highlight.albumId}
            highlight={highlight}
            albumName={nameOf(highlight.albumId)}
            isEmpty={isEmptyAlbum(highlight.albumId)}
            place={{ index, count: highlights.length }}
            disabled={disabled}
            onRename={(name) => {
              change({ highlights: highlights.with(index, { ...highlight, name }) })
            }}
            onMove={(to) => {
              move(index, to)
            }}
            onDrop={(id) => {
              move(ids.indexOf(id), index)
            }}
            onRemove={() => {
              change({ highlights: highlights.filter((one) => one !== highlight) })
              if (highlights.length === 1) picker()?.focus()
            }}
          />
        ))}
      </ol>
    </FieldGroup>
  )
  return (
    <Stack gap="xs" ref={box}>
      {renderAlbumPicker({
        field: 'highlights',
        value: [],
        except: ids,
        disabled: disabled || isFull,
        label: <FormattedMessage id="widgets.label_add-highlight" />,
        ...(highlights.length > 0 && { renderNames: renderRows }),
        onChange: (added) => {
          const names = added.map(({ id }) => ({ albumId: id, name: '' }))
          change({ highlights: [...highlights, ...names] })
        },
      })}
      {isFull && (
        <Text size="xs" c="dimmed" role="status">
          <FormattedMessage
            id="widgets.text_most-highlights"
            values={{ max: LIMITS.storyHighlights }}
          />
        </Text>
      )}
      <AlbumsNotice albums={ids} />
    </Stack>
  )
}

interface HighlightRowProps {
  highlight: Highlight
  /** Undefined until the albums are loaded. */
  albumName: string | undefined
  /** Whether the album has nothing to show. */
  isEmpty: boolean
  place: RowPlace
  disabled: boolean
  onRename: (name: string) => void
  /** To a position of the bar, from 0. */
  onMove: (to: number) => void
  /** Called when the highlight of another album was dropped on this one. */
  onDrop: (albumId: number) => void
  onRemove: () => void
}

/** One highlight: its name, its position in the bar, and its removal. */
function HighlightRow({ highlight, place, disabled, ...props }: HighlightRowProps) {
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
    // Dragging is disabled over the field, where the mouse selects text.
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
