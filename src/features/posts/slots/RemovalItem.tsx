import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { Menu } from '@/common/ui/menus/floating'
import type { IdName, PostInfo } from '@/contract/entities/posts/post'
import { selectBulkChange } from '../bulk/bulkChangeSlice'
import { listenForBulkChange } from '../bulk/bulkListeners'
import { useBulkStart } from '../bulk/useBulkStart'

interface RemovalItemProps {
  album: IdName
  post: PostInfo
}

/** Removes a post from an album by a bulk change of one post, which shows its result and its undo on the page. */
export function RemovalItem({ album: { id, name }, post }: RemovalItemProps) {
  useListeners(listenForBulkChange)
  const { start } = useBulkStart()
  const isBusy = useAppSelector(selectBulkChange).status !== 'ended'
  return (
    <Menu.Item
      disabled={isBusy}
      onClick={() => {
        start([post], { type: 'removeFromAlbums', albumList: [id] }, [name])
      }}
    >
      <FormattedMessage id="selection.action_remove-here" />
    </Menu.Item>
  )
}
