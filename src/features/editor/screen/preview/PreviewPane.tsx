import { Alert, Button, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PreviewFrame } from '@/common/embed/PreviewFrame'
import { fittedSize, previewSize, type PreviewSize, type Size } from '@/common/embed/previewSize'
import { useBox } from '@/common/lib/useBox'
import { useAppSelector } from '@/common/store/hooks'
import { IconAlertTriangle, IconPhoto } from '@/common/ui/icons/icons'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { Loading } from '@/common/ui/states/Loading'
import { StateMessage } from '@/common/ui/states/StateMessage'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { selectPostInfo, selectPreview } from '@/features/editor/editorSlice'
import type { PreviewShape } from '@/features/editor/model/wire'
import { usePreviewPostQuery } from '@/features/editor/state/preview'
import classes from './PreviewPane.module.css'

export interface PostPreviewView {
  shape: PreviewShape
  /** The payload in the chosen shape. The last one stays until the next one has loaded. */
  payload: GalleryPayload | undefined
  isError: boolean
  retry: () => void
}

/** The post as shoppers would see it, with unsaved changes. */
export function usePostPreview(): PostPreviewView {
  const { isOpen, shape, round } = useAppSelector(selectPreview)
  const postId = useAppSelector(selectPostInfo)?.vitrinaPost.id ?? null
  const { data, isError, refetch } = usePreviewPostQuery(
    isOpen && postId !== null ? { postId, shape, round } : skipToken,
  )
  return {
    shape,
    payload: data?.shape === shape ? data.payload : undefined,
    isError,
    retry: () => void refetch(),
  }
}

interface PreviewPaneProps {
  preview: PostPreviewView
  /** The pane is too narrow for a computer's window. */
  isNarrow: boolean
  /** The largest height of the pane, in px. */
  maxHeight: number
}

/** The embed with the unsaved post, as large as fits. When the post cannot be shown, the reason is over it. */
export function PreviewPane({ preview, isNarrow, maxHeight }: PreviewPaneProps) {
  const intl = useIntl()
  const [pane, box] = useBox()
  const { shape, payload, isError, retry } = preview
  const post = payload?.posts[0]
  const cover = coverOf()

  function coverOf(): ReactNode {
    if (!post) return isError ? <ErrorState onRetry={retry} /> : <PreviewSkeleton />
    if (post.media.length > 0) return null
    return (
      <StateMessage
        icon={<IconPhoto size={28} />}
        title={<FormattedMessage id="preview.title_no-pictures" />}
      >
        <FormattedMessage id="preview.text_no-pictures" />
      </StateMessage>
    )
  }

  return (
    <>
      {isError && post && <OldPreview onRetry={retry} />}
      <div className={classes.pane} ref={pane}>
        {box && (
          <PreviewFrame
            // Another shape needs another frame, in which the post is opened again.
            key={shape}
            payload={payload}
            openPostId={shape === 'tile' ? undefined : post?.id}
            size={previewWindow(shape, isNarrow, { width: box.width, height: maxHeight })}
            title={intl.formatMessage({ id: 'preview.label_frame' })}
          />
        )}
        {cover && <div className={classes.cover}>{cover}</div>}
      </div>
    </>
  )
}

/** A note that the preview is older than the unsaved changes. */
function OldPreview({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert role="status" color="yellow" icon={<IconAlertTriangle size={18} />}>
      <p className={classes.words}>
        <FormattedMessage id="preview.text_old" />
      </p>
      <Button variant="default" onClick={onRetry}>
        <FormattedMessage id="common.action_retry" />
      </Button>
    </Alert>
  )
}

function PreviewSkeleton() {
  return (
    <Loading className={classes.skeleton ?? ''}>
      <Skeleton height="100%" radius="md" />
    </Loading>
  )
}

/** Px of the window for each shape: a computer's for the square, a phone's for the story. */
const WINDOWS: Record<PreviewShape, Size> = {
  square: { width: 1100, height: 736 },
  story: { width: 390, height: 844 },
  tile: { width: 480, height: 480 },
}

/**
 * The window in which the post is previewed. In a narrow pane the open post is shown as on a phone, nearly in full
 * size, because a computer's window would be unreadable.
 */
export function previewWindow(shape: PreviewShape, isNarrow: boolean, pane: Size): PreviewSize {
  return isNarrow && shape !== 'tile'
    ? previewSize('mobile', pane)
    : fittedSize(WINDOWS[shape], pane)
}
