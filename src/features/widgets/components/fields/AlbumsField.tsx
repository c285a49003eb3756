import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { IdName } from '@/contract/entities/posts/post'
import { usePreview } from '../../hooks/usePreview'
import { isEmptyPayload, payloadAlbums } from '@/features/widgets/hooks/usePreview'
import { selectWidgetEditor, settingsChanged } from '../../widgetEditorSlice'
import { Notice } from '../editor/Notice'

/** Renders the choice of albums, which belongs to another slice. */
export type RenderAlbumPicker = (props: {
  /** Distinguishes the fields of the editor. */
  field: 'albums' | 'fallback' | 'highlights'
  value: number[]
  onChange: (albums: IdName[]) => void
  /** Ids of albums that are not offered. */
  except?: readonly number[]
  /** Renders the names of albums above the field; `nameOf` returns undefined until they are loaded. */
  renderNames?: (nameOf: (id: number) => string | undefined) => ReactNode
  label?: ReactNode
  error?: ReactNode
  disabled?: boolean
}) => ReactNode

interface AlbumsFieldProps {
  albums: number[]
  disabled: boolean
  renderAlbumPicker: RenderAlbumPicker
}

/** The albums whose posts the widget shows. */
export function AlbumsField({ albums, disabled, renderAlbumPicker }: AlbumsFieldProps) {
  const dispatch = useAppDispatch()
  return (
    <Stack gap="xs">
      {renderAlbumPicker({
        field: 'albums',
        value: albums,
        disabled,
        onChange: (chosen) => dispatch(settingsChanged({ albums: chosen.map(({ id }) => id) })),
      })}
      <AlbumsNotice albums={albums} />
    </Stack>
  )
}

/**
 * A notice that the widget has no albums, or that its albums have no posts to show
 * (product-rules/widgets.md#empty-albums).
 */
export function AlbumsNotice({ albums }: { albums: readonly number[] }) {
  const { payload } = usePreview()
  const { productId } = useAppSelector(selectWidgetEditor)
  const hasNone = albums.length === 0
  // The preview of a product's page shows only that product's posts, so an empty preview does not mean that the albums
  // are empty.
  const isKnown = productId === null && payload && payloadAlbums(payload).length > 0
  if (!hasNone && !(isKnown && isEmptyPayload(payload))) return null
  return (
    <Notice>
      <FormattedMessage id={hasNone ? 'widgets.text_no-albums' : 'widgets.text_no-posts'} />
    </Notice>
  )
}
