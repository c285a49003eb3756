import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import type { IdName } from '@/contract/entities/post'
import type { GallerySettings } from '@/contract/entities/widget'
import { settingsChanged } from '../../galleryEditorSlice'
import { usePreview } from '../../hooks/usePreview'
import { GridFields } from './GridFields'
import { LoadMoreFields } from './LoadMoreFields'
import { Notice } from '../editor/Notice'

/** Renders the choice of albums, which belongs to another slice. */
export type RenderAlbumPicker = (props: {
  value: number[]
  onChange: (albums: IdName[]) => void
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
}) => ReactNode

interface DisplayTabProps {
  /** Whether the layout of the widget's tiles can be changed. */
  hasLook: boolean
  settings: GallerySettings
  disabled: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/** What the widget shows and how. */
export function DisplayTab(props: DisplayTabProps) {
  const { hasLook, settings, disabled, renderAlbumPicker } = props
  const dispatch = useAppDispatch()
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        {renderAlbumPicker({
          value: settings.albums,
          disabled,
          onChange: (albums) => dispatch(settingsChanged({ albums: albums.map(({ id }) => id) })),
        })}
        <AlbumsNotice albums={settings.albums} />
      </Stack>
      {hasLook ? (
        <>
          <GridFields settings={settings} disabled={disabled} />
          <LoadMoreFields settings={settings} disabled={disabled} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="widgets.text_shown-as-grid" />
        </Text>
      )}
    </Stack>
  )
}

/** A widget whose albums are empty warns about it (product-rules/widgets.md#empty-albums). */
function AlbumsNotice({ albums }: { albums: number[] }) {
  const { payload } = usePreview()
  if (albums.length === 0) {
    return (
      <Notice>
        <FormattedMessage id="widgets.text_no-albums" />
      </Notice>
    )
  }
  if (payload?.settings.albums.length && payload.posts.length === 0) {
    return (
      <Notice>
        <FormattedMessage id="widgets.text_no-posts" />
      </Notice>
    )
  }
  return null
}
