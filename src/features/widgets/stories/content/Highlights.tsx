import { Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { moved } from '@/common/lib/moved'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { LIMITS } from '@/contract/limits'
import { AlbumsNotice, type RenderAlbumPicker } from '../../components/fields/AlbumsField'
import classes from '../Stories.module.css'
import type { StoriesEdit } from '../storiesEdit'
import { HighlightRow } from './HighlightRow'
import { useEmptyAlbums } from './useEmptyAlbums'

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
