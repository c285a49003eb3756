import type { ComponentProps } from 'react'
import { useListeners } from '@/common/store/useListeners'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { PostEditorPage } from '@/features/editor/pages/PostEditorPage'
import { ProductPicker } from '@/features/products/slots/ProductPicker'
import { VideoCover } from '@/features/posts/slots/VideoCover'
import { listenForAlbumCounts } from '../links/albumCountsAfterPostSave'
import { listenForCoverChange } from '../links/editorAfterCoverChange'
import { listenForPostSave } from '../links/libraryAfterPostSave'
import { listenForScheduledTurns } from '../links/scheduledTurns'

type PostEditorScreenProps = Pick<ComponentProps<typeof PostEditorPage>, 'postId' | 'origin'>

/** The post editor with the product search and the albums in it, and what other slices do after its save. */
export function PostEditorScreen(props: PostEditorScreenProps) {
  useListeners(listenForAlbumCounts)
  useListeners(listenForPostSave)
  useListeners(listenForCoverChange)
  useListeners(listenForScheduledTurns)
  return (
    <PostEditorPage
      key={props.postId}
      {...props}
      renderProductPicker={(slot) => <ProductPicker {...slot} />}
      renderAlbumPicker={(slot) => <AlbumPicker {...slot} />}
      renderVideoCover={(video) => <VideoCover key={video.mediaId} {...video} />}
    />
  )
}
