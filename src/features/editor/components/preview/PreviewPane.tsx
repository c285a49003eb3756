import { Alert, Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBox } from '@/common/lib/useBox'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { IconAlertTriangle, IconPhoto } from '@/common/ui/icons/icons'
import { Loading } from '@/common/ui/states/Loading'
import { PreviewFrame } from '@/common/embed/PreviewFrame'
import { StateMessage } from '@/common/ui/states/StateMessage'
import type { PostPreviewView } from '../../hooks/panel/usePostPreview'
import classes from './PreviewPane.module.css'
import { previewWindow } from './previewWindow'
import '@mantine/core/styles/Alert.css'

interface PreviewPaneProps {
  preview: PostPreviewView
  /** The pane is too narrow for a computer's window. */
  isNarrow: boolean
  /** Its largest height, px. */
  maxHeight: number
}

/** The embed with the unsaved post, as large as fits; over it the reason when it cannot be shown. */
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
            // Another shape is another window, in which the post is opened again.
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

/** The preview is older than the unsaved changes. */
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
