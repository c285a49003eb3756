import { Suspense, type ComponentProps } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { withSlices } from '@/common/store/withSlices'
import { AlbumPicker } from '@/features/albums/slots/AlbumPicker'
import { editorSlice, selectDocument } from '@/features/editor/editorSlice'
import { PostEditorPage } from '@/features/editor/pages/PostEditorPage'
import { SegmentPicker } from '@/features/segments/slots/SegmentPicker'
import { selectHasUnsentMedia } from '@/features/posts/uploads/openPost/mediaUploadSlice'
import { VideoCover } from '@/features/posts/slots/VideoCover'
import { listenForAlbumCounts, listenForPostSave } from '@/app/links/afterPostSave'
import {
  listenForArrivedFiles,
  listenForCoverChange,
  listenForFoundConnection,
} from '@/app/links/editorLinks'
import { listenForScheduledTransitions } from '@/app/links/scheduledTransitions'
import {
  FilesOntoEditor,
  SlideReplacement,
  SlideUpload,
  StickerUpload,
  BackgroundPicker,
  ProductPicker,
} from './lazyParts'
import { WidgetsOfAlbums } from '@/app/pages/album/lazyWidgetsOfAlbums'
import { AnswersTab } from './AnswersTab'
import { useNeighbours } from './useNeighbours'

type PostEditorScreenProps = Pick<ComponentProps<typeof PostEditorPage>, 'postId' | 'origin'>

/** The post editor with its product search and album picker. Updates other slices after a save. */
export const PostEditorScreen = withSlices(LoadedPostEditor, editorSlice)

function LoadedPostEditor(props: PostEditorScreenProps) {
  useListeners(listenForAlbumCounts)
  useListeners(listenForPostSave)
  useListeners(listenForCoverChange)
  useListeners(listenForScheduledTransitions)
  useListeners(listenForArrivedFiles)
  useListeners(listenForFoundConnection)
  const neighbours = useNeighbours(props.postId)
  const hasUploads = useAppSelector(selectHasUnsentMedia)
  return (
    <PostEditorPage
      key={props.postId}
      {...props}
      neighbours={neighbours}
      hasUploads={hasUploads}
      renderProductPicker={(slot) => <ProductPicker {...slot} />}
      renderAlbumPicker={(slot) => (
        <>
          <AlbumPicker {...slot} createKey="post" />
          <Suspense>
            <WidgetsOfPost albums={slot.value} />
          </Suspense>
        </>
      )}
      renderSegmentPicker={(slot) => <SegmentPicker {...slot} />}
      renderBackgroundPicker={(slot) => <BackgroundPicker {...slot} />}
      renderMediaUpload={(slot) => (
        <Suspense>
          <SlideUpload {...slot} />
        </Suspense>
      )}
      renderMediaReplacement={(slot) => (
        <Suspense>
          <SlideReplacement {...slot} />
        </Suspense>
      )}
      renderStickerUpload={() => (
        <Suspense>
          <StickerUpload />
        </Suspense>
      )}
      renderFileDrop={(slot) => (
        <Suspense>
          <FilesOntoEditor {...slot} />
        </Suspense>
      )}
      renderAnswers={(post) => <AnswersTab post={post} />}
      renderVideoCover={(video) => <VideoCover key={video.mediaId} {...video} />}
    />
  )
}

function WidgetsOfPost({ albums }: { albums: readonly number[] }) {
  const { isPublished } = useAppSelector(selectDocument)
  return <WidgetsOfAlbums albums={albums} isDraft={!isPublished} />
}
