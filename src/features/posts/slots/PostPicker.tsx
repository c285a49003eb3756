import { Switch } from '@mantine/core'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useListeners } from '@/common/store/listening'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import type { IdName } from '@/contract/entities/posts/post'
import { bulkStarted } from '../bulk/bulkChangeSlice'
import { listenForBulkChange } from '../bulk/bulkListeners'
import { PickerBar, PickerFilters } from '@/features/posts/picker/PickerControls'
import { PickerPosts } from '../picker/PickerPosts'
import {
  pickerFilterChanged,
  pickerOpened,
  pickingCleared,
  selectPicker,
} from '../picker/postPickerSlice'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface PostPickerProps {
  album: IdName
  onClose: () => void
}

/**
 * Chooses posts of the library for an album. They are added by a bulk change, which shows its progress and its failures
 * on the page; closing the dialog keeps the choice.
 */
export function PostPicker({ album, onClose }: PostPickerProps) {
  const dispatch = useAppDispatch()
  useListeners(listenForBulkChange)
  const { albumId, filter, picked } = useAppSelector(selectPicker)
  useEffect(() => {
    dispatch(pickerOpened({ albumId: album.id }))
  }, [dispatch, album.id])

  function add() {
    dispatch(
      bulkStarted({
        change: { type: 'addToAlbums', albumList: [album.id] },
        // The change adds each post at the top of the album, so the last chosen post is sent first.
        posts: [...picked].reverse(),
        albumNames: [album.name],
      }),
    )
    dispatch(pickingCleared())
    onClose()
  }

  return (
    <Dialog
      opened
      size={1000}
      title={<FormattedMessage id="picker.title" values={{ name: album.name }} />}
      onClose={onClose}
    >
      {albumId === album.id && (
        <>
          <PickerFilters filter={filter} />
          <Switch
            my="sm"
            label={<FormattedMessage id="picker.label_new-only" />}
            checked={filter.isNewOnly}
            onChange={(event) =>
              dispatch(pickerFilterChanged({ isNewOnly: event.currentTarget.checked }))
            }
          />
          <PickerPosts albumId={albumId} filter={filter} onClose={onClose} />
          <PickerBar count={picked.length} onAdd={add} />
        </>
      )}
    </Dialog>
  )
}
